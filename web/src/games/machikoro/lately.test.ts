// What is told of turns that are over.
import { expect, test } from 'vitest'

import { pretendBrowser } from '../../test/browser'
import type { Play } from './play.svelte'

pretendBrowser()
const { brought, turnOf } = await import('./lately')

const event = (name: string, ...numbers: number[]) => ({ name, numbers })

/** A match in which the reader, seat 0, reads what has happened; texts are their keys and arguments. */
function playOf(...events: ReturnType<typeof event>[]): Play {
  const say = (key: string, args: Record<string, unknown> = {}) =>
    [key.replace('machikoro-', ''), ...Object.values(args)].join(' ')
  const cards = { small: [{ id: 'booth' }, { id: 'shop' }], large: [{ id: 'academy' }] }
  const steps = [{ number: 1, events }]
  const told = { table: { steps }, stage: { step: null }, event: null, tumbling: false }
  return { ...told, you: 0, cards, card: (id: string) => id, say } as unknown as Play
}

const own = [event('rolled', 0, 6), event('income', 0, 0, 1, 4), event('built', 0, 0)]

test('a turn of a rival is told from its roll to what was built', () => {
  const play = playOf(...own, event('rolled', 1, 3), event('claim-paid', 1, 0, 2, 1), event('built', 1, 1))
  expect(turnOf(play, 1)).toEqual(['lately-rolled 3', 'brought 2', 'lately-built shop'])
})

test('of several rivals each is told by itself', () => {
  const second = [event('rolled', 2, 1), event('income', 0, 0, 1, 1), event('built-nothing', 2)]
  const play = playOf(...own, event('rolled', 1, 2), event('built-large', 1, 0), ...second)
  expect(turnOf(play, 1)).toEqual(['lately-rolled 2', 'lately-built academy'])
  expect(turnOf(play, 2)).toEqual(['lately-rolled 1', 'brought-by booth 1', 'lately-nothing'])
})

test('only the second roll of a turn counts, and before the first turn nothing is told', () => {
  const again = [event('rolled', 1, 3), event('rolled-again', 1, 4, 2), event('built-nothing', 1)]
  expect(turnOf(playOf(...own, ...again), 1)).toEqual(['lately-rolled 6', 'lately-nothing'])
  expect(turnOf(playOf(...own), 1)).toEqual([])
})

test('what a roll has brought is told at once', () => {
  expect(brought(playOf(...own.slice(0, 2)), 0)).toBe('brought-by booth 4')
  expect(brought(playOf(event('rolled', 0, 6)), 0)).toBe('brought-nothing')
})
