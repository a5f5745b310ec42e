// How what was chosen becomes a request for a table.
import { expect, test } from 'vitest'

import type { GameInfo } from '../lib/net/wire'
import { clockOf, newDraft, seatsOf, turn, usualLevel, wishOf } from './wish'

const game = (name: string, most: number, teams: string[]): GameInfo => ({
  name,
  rules_version: 1,
  fewest_players: 2,
  most_players: most,
  options: { first_match: false, motivation: true, extra_time: true },
  implied_options: { first_match: { motivation: false } },
  bots: ['random', 'amateur', 'expert'],
  editions: [],
  hidden: true,
  teams,
  cards: '',
})
const TSUBASA = game('tsubasa', 2, ['nankatsu', 'toho'])
const MACHIKORO = game('machikoro', 4, [])

test('against bots one coaches the team one chose', () => {
  const draft = newDraft(TSUBASA, 'bots')
  expect(seatsOf(TSUBASA, draft)).toEqual(['me', 'amateur'])
  draft.side = 'toho'
  expect(seatsOf(TSUBASA, draft)).toEqual(['amateur', 'me'])
  draft.side = 'lot'
  expect(seatsOf(TSUBASA, draft, () => 0.9)).toEqual(['amateur', 'me'])
  expect(seatsOf(TSUBASA, draft, () => 0.1)).toEqual(['me', 'amateur'])
})

test('in the town the lot says who begins', () => {
  const draft = { ...newDraft(MACHIKORO, 'bots'), others: ['random', 'amateur', 'expert'] }
  expect(seatsOf(MACHIKORO, draft, () => 0)).toEqual(['me', 'random', 'amateur', 'expert'])
  expect(seatsOf(MACHIKORO, draft, () => 0.6)).toEqual(['random', 'amateur', 'me', 'expert'])
  expect(seatsOf(MACHIKORO, draft, () => 0.99)).toEqual(['random', 'amateur', 'expert', 'me'])
})

test('at one screen everybody is me, with friends seats are open', () => {
  expect(seatsOf(MACHIKORO, newDraft(MACHIKORO, 'screen'))).toEqual(['me', 'me'])
  expect(seatsOf(TSUBASA, newDraft(TSUBASA, 'friends'), () => 0)).toEqual(['me', 'open'])
})

test('a request says what was chosen, and leaves to the server what was not', () => {
  const draft = newDraft(TSUBASA, 'friends')
  expect(wishOf(TSUBASA, draft, () => 0)).toEqual({
    game: 'tsubasa',
    seats: ['me', 'open'],
    options: { first_match: false, motivation: true, extra_time: true },
    public: false,
    clock: { kind: 'none', seconds: 0 },
    absence: 300,
  })
  draft.chat = false
  draft.clock = 'move:86400'
  expect(wishOf(TSUBASA, draft)).toMatchObject({
    chat: false,
    clock: { kind: 'move', seconds: 86_400 },
    absence: 86_400,
  })
})

test('an option brings its defaults with it, and what is asked for besides stays', () => {
  const draft = newDraft(TSUBASA, 'bots')
  turn(TSUBASA, draft, 'first_match', true)
  expect(draft.options).toEqual({ first_match: true, motivation: false, extra_time: true })
  turn(TSUBASA, draft, 'motivation', true)
  expect(wishOf(TSUBASA, draft).options).toEqual({ first_match: true, motivation: true, extra_time: true })
  turn(TSUBASA, draft, 'first_match', false)
  expect(draft.options).toEqual({ first_match: false, motivation: true, extra_time: true })
})

test('clocks are read from their short form', () => {
  expect(clockOf('match:900')).toEqual({ kind: 'match', seconds: 900 })
  expect(clockOf('none')).toEqual({ kind: 'none', seconds: 0 })
})

test('the level that is offered first is the second, if there is one', () => {
  expect(usualLevel(TSUBASA)).toBe('amateur')
  expect(usualLevel({ ...TSUBASA, bots: ['random'] })).toBe('random')
})
