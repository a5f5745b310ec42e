// What is told of turns that are over.
import { expect, test } from 'vitest'

import { pretendBrowser } from '../../test/browser'
import type { GameEvent } from './events'
import type { Play } from './play.svelte'

pretendBrowser()
const { brought, turnOf } = await import('./lately')

type Told = Pick<GameEvent, 'name' | 'fields'>

const rolled = (seat: number, first: number): Told => ({ name: 'rolled', fields: { seat, first, second: null } })
const income = (card: string, coins: number): Told => ({
  name: 'income',
  fields: { seat: 0, card, copies: 1, coins },
})
const built = (seat: number, card: string): Told => ({ name: 'built', fields: { seat, card, cost: 1 } })
const builtNothing = (seat: number): Told => ({ name: 'built-nothing', fields: { seat } })

/** A match in which the reader, seat 0, reads what has happened; texts are their keys and arguments. */
function playOf(...events: Told[]): Play {
  const say = (key: string, args: Record<string, unknown> = {}) =>
    [key.replace('machikoro-', ''), ...Object.values(args)].join(' ')
  const steps = [{ number: 1, events }]
  const told = { table: { steps }, stage: { step: null }, event: null, tumbling: false }
  return { ...told, you: 0, card: (id: string) => id, say } as unknown as Play
}

const own = [rolled(0, 6), income('booth', 4), built(0, 'booth')]

test('a turn of a rival is told from its roll to what was built', () => {
  const claimPaid: Told = { name: 'claim-paid', fields: { seat: 1, to: 0, coins: 2, claim: 2 } }
  const play = playOf(...own, rolled(1, 3), claimPaid, built(1, 'shop'))
  expect(turnOf(play, 1)).toEqual(['lately-rolled 3', 'brought 2', 'lately-built shop'])
})

test('of several rivals each is told by itself', () => {
  const second = [rolled(2, 1), income('booth', 1), builtNothing(2)]
  const builtLarge: Told = { name: 'built-large', fields: { seat: 1, card: 'academy', cost: 4 } }
  const play = playOf(...own, rolled(1, 2), builtLarge, ...second)
  expect(turnOf(play, 1)).toEqual(['lately-rolled 2', 'lately-built academy'])
  expect(turnOf(play, 2)).toEqual(['lately-rolled 1', 'brought-by booth 1', 'lately-nothing'])
})

test('only the second roll of a turn counts, and before the first turn nothing is told', () => {
  const rolledAgain: Told = { name: 'rolled-again', fields: { seat: 1, first: 4, second: 2 } }
  const again = [rolled(1, 3), rolledAgain, builtNothing(1)]
  expect(turnOf(playOf(...own, ...again), 1)).toEqual(['lately-rolled 6', 'lately-nothing'])
  expect(turnOf(playOf(...own), 1)).toEqual([])
})

test('what a roll has brought is told at once', () => {
  expect(brought(playOf(...own.slice(0, 2)), 0)).toBe('brought-by booth 4')
  expect(brought(playOf(rolled(0, 6)), 0)).toBe('brought-nothing')
})
