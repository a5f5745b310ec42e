// How a match ended, for whoever looks.
import { expect, test } from 'vitest'

import type { Result } from '../lib/net/wire'
import { outcome, winners } from './ending'

const result = (returns: number[] | null, how: Result['how'] = 'rules'): Result => ({
  how,
  returns,
  secret: '',
  seat: null,
  rule: null,
})

test('one has won, lost, drawn, or only watched', () => {
  expect(outcome(result([1, 0]), [0], 2)).toBe('won')
  expect(outcome(result([1, 0]), [1], 2)).toBe('lost')
  expect(outcome(result([0.5, 0.5]), [1], 2)).toBe('drawn')
  expect(outcome(result([1, 0]), [], 2)).toBe('watched')
  expect(outcome(result([1, 0]), [0, 1], 2)).toBe('watched')
  expect(outcome(result(null, 'closed'), [0], 2)).toBe('closed')
})

test('several may share a win', () => {
  expect(winners(result([0.5, 0, 0.5]))).toEqual([0, 2])
})
