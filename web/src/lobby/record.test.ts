// Heads of records: good ones, and files that are something else.
import { expect, test } from 'vitest'

import { headOf } from './record'

const SEATS = '[{"name": "Anna", "bot": ""}, {"name": "", "bot": "amateur"}]'
const HEAD = `{"golazo": 1, "game": "machikoro", "players": 2, "seats": ${SEATS}}`

test('the head says which game it is and who played', () => {
  expect(headOf(`${HEAD}\n{"seat": 0, "action": "roll 1"}\n`)).toEqual({
    game: 'machikoro',
    seats: [
      { name: 'Anna', bot: '' },
      { name: '', bot: 'amateur' },
    ],
  })
  expect(headOf(HEAD)?.game).toBe('machikoro')
})

test('other files have none', () => {
  expect(headOf('')).toBeNull()
  expect(headOf('PNG\n\0\0')).toBeNull()
  expect(headOf('{"seat": 0}\n')).toBeNull()
  expect(headOf('{"golazo": 1, "game": 3}\n')).toBeNull()
})
