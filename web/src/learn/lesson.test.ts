// Lessons: what is asked for when, and where the coach stands.
import { expect, test } from 'vitest'

import { pretendBrowser } from '../test/browser'
import { covered, isFree, placed } from './placing'

pretendBrowser()
const { cardsIn, leftScript, placeAt, wanted } = await import('./lesson.svelte')

const read = (decision: number) => ({ decision, text: { key: 'a' }, do: null, at: ['score'] })
const act = (decision: number, action: string) => ({ ...read(decision), do: action })
const steps = [read(0), read(0), act(0, 'roll 1'), act(1, 'build fan-shop'), read(4), act(4, 'roll 1')]

test('who comes back goes on where the match stands', () => {
  expect(placeAt(steps, 0)).toBe(0)
  expect(placeAt(steps, 1)).toBe(3)
  expect(placeAt(steps, 3)).toBe(4)
  expect(placeAt(steps, 9)).toBe(steps.length)
})

test('what has been read is not read again, and nothing that is still to be done is left out', () => {
  expect(placeAt(steps, 0, 2)).toBe(2)
  expect(placeAt(steps, 0, 6)).toBe(2)
  expect(placeAt(steps, 3, 6)).toBe(4)
  const told = [...steps, read(5), read(5)]
  expect(placeAt(told, 5)).toBe(6)
  expect(placeAt(told, 5, 7)).toBe(7)
  expect(placeAt(told, 5, 8)).toBe(told.length)
  expect(placeAt(told, 5, NaN)).toBe(6)
})

test('only what the script says may be decided, also before it has been read', () => {
  expect(wanted(steps, 0, 0)).toBe('roll 1')
  expect(wanted(steps, 3, 1)).toBe('build fan-shop')
  expect(wanted(steps, 4, 3)).toBeNull()
  expect(wanted(steps, 6, 5)).toBeNull()
})

test('the cards that a text mentions are known', () => {
  const args = { rival: { key: 'team-toho' }, card: { key: 'card-misaki' }, count: 2, who: { seat: 1 } }
  expect(cardsIn({ key: 'a', args })).toEqual(['misaki'])
  expect(cardsIn({ key: 'a' })).toEqual([])
})

test('a match has left the script when something else is to be decided than what it says', () => {
  expect(leftScript(steps, 0, 0, ['roll 1'])).toBe(false)
  expect(leftScript(steps, 0, 0, ['roll 2'])).toBe(true)
  expect(leftScript(steps, 3, 1, ['build nothing', 'build fan-shop'])).toBe(false)
  expect(leftScript(steps, 4, 3, ['roll 1'])).toBe(true) // somebody has played on elsewhere
  expect(leftScript(steps, steps.length, 9, ['roll 1'])).toBe(false)
})

const room = { left: 0, top: 66, width: 1440, height: 834 }
const size = { width: 360, height: 180 }

test('a bubble stands beside what it is about', () => {
  const about = { left: 250, top: 600, width: 900, height: 250 }
  const box = placed(size, room, { kept: [about] })
  expect(isFree(box, [about])).toBe(true)
  expect(about.top - box.top - box.height).toBeLessThan(30)
})

test('a bubble covers neither what it is about nor what is pressed next', () => {
  const about = { left: 12, top: 540, width: 70, height: 100 }
  const controls = { left: 12, top: 760, width: 366, height: 70 }
  const phone = { left: 0, top: 56, width: 390, height: 788 }
  const box = placed({ width: 370, height: 200 }, phone, { kept: [about, controls] })
  expect(covered(box, about) + covered(box, controls)).toBe(0)
  expect(box.left).toBeGreaterThanOrEqual(8)
  expect(box.top).toBeGreaterThanOrEqual(64)
  expect(box.top + box.height).toBeLessThanOrEqual(844)
})

test('a bubble spares what it need not cover', () => {
  const about = { left: 600, top: 80, width: 240, height: 60 }
  const below = { left: 500, top: 140, width: 400, height: 300 }
  expect(covered(placed(size, room, { kept: [about], spared: [below] }), below)).toBe(0)
})

test('a bubble rather stands further away than over sums and the cards that it speaks of', () => {
  const action = { left: 1050, top: 800, width: 360, height: 70 }
  const purse = { left: 1300, top: 630, width: 80, height: 50 }
  const town = { left: 24, top: 600, width: 990, height: 280 }
  const box = placed(size, room, { kept: [action], read: [purse], spared: [town] })
  expect(covered(box, purse)).toBe(0)
  expect(covered(box, town)).toBe(0)
})

test('a bubble covers no more of what is read than it must', () => {
  const phone = { left: 0, top: 56, width: 390, height: 788 }
  const hand = { left: 12, top: 560, width: 366, height: 160 }
  const read = [
    { left: 12, top: 104, width: 366, height: 82 }, // the rival's cards
    { left: 12, top: 270, width: 366, height: 230 }, // one's own, and the odds
  ]
  const box = placed({ width: 374, height: 80 }, phone, { kept: [hand], read })
  expect(read.map((one) => covered(box, one))).toEqual([0, 0])
})
