// The table as it is told, event by event.
import { expect, test } from 'vitest'
import type { Happened, Step } from '../../lib/net/wire'
import { paymentOf } from './paying'
import { partOf, told } from './telling'
import type { TownView } from './types'

const words = { key: '' }
const view: TownView = {
  players: 2,
  turn: 0,
  phase: 'roll',
  coins: [3, 3],
  owned: [{ booth: 1 }, { booth: 1, shop: 1 }],
  large: [[], []],
  market: { booth: 6, shop: 5 },
  turns: 1,
}
const happened = (name: string, fields: Happened['fields']) => ({ name, fields, text: words })
const step = (...events: ReturnType<typeof happened>[]): Step => ({
  number: 1,
  seat: 0,
  action: null,
  promised: null,
  events,
})

test('coins change hands when that is told, not before', () => {
  const rolled = happened('rolled', { seat: 0, first: 3, second: null })
  const claim = happened('claim-paid', { seat: 0, to: 1, coins: 1, claim: 1 })
  const whole = step(rolled, claim)
  expect(told(view, whole, rolled)).toMatchObject({ coins: [3, 3], dice: [3] })
  expect(told(view, whole, claim).coins).toEqual([2, 4])
  expect(view.coins).toEqual([3, 3])
})

test('what is built leaves the market and the purse', () => {
  const built = happened('built', { seat: 0, card: 'shop', cost: 2 })
  const after = told(view, step(built), built)
  expect(after.coins[0]).toBe(1)
  expect(after.market.shop).toBe(4)
  expect(after.owned[0]).toEqual({ booth: 1, shop: 1 })
  const large = happened('built-large', { seat: 1, card: 'stadium', cost: 10 })
  expect(told(view, step(large), large).large).toEqual([[], ['stadium']])
})

test('a swap changes both towns', () => {
  const swapped = happened('swapped', { seat: 0, other: 1, received: 'shop', given: 'booth' })
  const after = told(view, step(swapped), swapped)
  expect(after.owned).toEqual([
    { booth: 0, shop: 1 },
    { booth: 2, shop: 0 },
  ])
})

test('coins fly from who pays to who receives', () => {
  expect(paymentOf(happened('claim-paid', { seat: 0, to: 1, coins: 2, claim: 3 }))).toEqual({
    from: '[data-purse="0"]',
    to: '[data-purse="1"]',
    coins: 2,
  })
  expect(paymentOf(happened('turn-began', { seat: 0, second: false }))).toBeNull()
})

test('an event tells which part of the turn it belongs to', () => {
  expect(partOf(view, happened('income', { seat: 0, card: 'booth', copies: 1, coins: 1 }))).toBe('income')
  expect(partOf({ ...view, phase: 'swap' }, null)).toBe('income')
  expect(partOf({ ...view, phase: 'over' }, null)).toBeNull()
})
