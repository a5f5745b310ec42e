// The table as it is told, event by event.
import { expect, test } from 'vitest'
import type { Step } from '../lib/net/frames'
import { Cards } from './cards'
import { paymentOf } from './paying'
import { partOf, told } from './telling'
import type { Card, Catalogue, TownView } from './types'

const words = { key: '' }
const card = (id: string, colour: Card['colour'], numbers: number[], cost: number): Card => ({
  id,
  kind: colour ? 'small' : 'large',
  colour,
  numbers,
  cost,
  stock: 6,
  icon: null,
  name: words,
  when: null,
  effect: words,
  text: words,
  explained: [],
  pays: null,
  amount: 1,
  counts: null,
  advantage: null,
})
const catalogue: Catalogue = {
  game: 'machikoro',
  hash: '',
  cards: [card('booth', 'blue', [1], 1), card('shop', 'red', [3], 2), card('stadium', null, [], 10)],
  start: [],
  start_coins: 3,
}
const cards = new Cards(catalogue)
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
const happened = (name: string, ...numbers: number[]) => ({ name, numbers, text: words })
const step = (...events: ReturnType<typeof happened>[]): Step => ({ number: 1, seat: 0, action: null, events })

test('coins change hands when that is told, not before', () => {
  const rolled = happened('rolled', 0, 3, 0)
  const claim = happened('claim-paid', 0, 1, 1, 1)
  const whole = step(rolled, claim)
  expect(told(view, whole, rolled, cards)).toMatchObject({ coins: [3, 3], dice: [3] })
  expect(told(view, whole, claim, cards).coins).toEqual([2, 4])
  expect(view.coins).toEqual([3, 3])
})

test('what is built leaves the market and the purse', () => {
  const built = happened('built', 0, 1, 2)
  const after = told(view, step(built), built, cards)
  expect(after.coins[0]).toBe(1)
  expect(after.market.shop).toBe(4)
  expect(after.owned[0]).toEqual({ booth: 1, shop: 1 })
  const large = happened('built-large', 1, 0, 10)
  expect(told(view, step(large), large, cards).large).toEqual([[], ['stadium']])
})

test('a swap changes both towns', () => {
  const swapped = happened('swapped', 0, 1, 1, 0)
  const after = told(view, step(swapped), swapped, cards)
  expect(after.owned).toEqual([
    { booth: 0, shop: 1 },
    { booth: 2, shop: 0 },
  ])
})

test('coins fly from who pays to who receives', () => {
  expect(paymentOf(happened('claim-paid', 0, 1, 2, 3), cards)).toEqual({
    from: '[data-purse="0"]',
    to: '[data-purse="1"]',
    coins: 2,
  })
  expect(paymentOf(happened('turn-began', 0, 0), cards)).toBeNull()
})

test('an event tells which part of the turn it belongs to', () => {
  expect(partOf(view, happened('income', 0, 0, 1, 1))).toBe('income')
  expect(partOf({ ...view, phase: 'swap' }, null)).toBe('income')
  expect(partOf({ ...view, phase: 'over' }, null)).toBeNull()
})
