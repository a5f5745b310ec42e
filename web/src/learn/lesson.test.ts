// Lessons: what is asked for when, and where the coach stands.
import { expect, test } from 'vitest'

import { pretendBrowser } from '../test/browser'
import { covered, placed } from './placing'

pretendBrowser()
const { placeAt, wanted } = await import('./lesson.svelte')

const read = (decision: number) => ({ decision, text: { key: 'a' }, do: null, at: 'score' })
const act = (decision: number, action: string) => ({ ...read(decision), do: action })
const steps = [read(0), read(0), act(0, 'roll 1'), act(1, 'build fan-shop'), read(4), act(4, 'roll 1')]

test('who comes back goes on where the match stands', () => {
  expect(placeAt(steps, 0)).toBe(0)
  expect(placeAt(steps, 1)).toBe(3)
  expect(placeAt(steps, 3)).toBe(4)
  expect(placeAt(steps, 9)).toBe(steps.length)
})

test('only what the script says may be decided, also before it has been read', () => {
  expect(wanted(steps, 0, 0)).toBe('roll 1')
  expect(wanted(steps, 3, 1)).toBe('build fan-shop')
  expect(wanted(steps, 4, 3)).toBeNull()
  expect(wanted(steps, 6, 5)).toBeNull()
})

const room = { left: 0, top: 66, width: 1440, height: 834 }
const size = { width: 360, height: 180 }

test('a bubble stands beside what it is about', () => {
  const about = { left: 250, top: 600, width: 900, height: 250 }
  const box = placed(about, size, room, [])
  expect(covered(box, about)).toBe(0)
  expect(box.top + box.height).toBeLessThan(about.top)
})

test('a bubble leaves what is needed now', () => {
  const about = { left: 1160, top: 600, width: 256, height: 280 }
  const hand = { left: 240, top: 560, width: 880, height: 330 }
  const box = placed(about, size, room, [hand, about])
  expect(covered(box, hand) + covered(box, about)).toBeLessThan(1000)
})

test('on a phone it stays on the screen', () => {
  const phone = { left: 0, top: 56, width: 390, height: 788 }
  const about = { left: 12, top: 540, width: 366, height: 160 }
  const box = placed(about, { width: 370, height: 200 }, phone, [about])
  expect(covered(box, about)).toBe(0)
  expect(box.left).toBeGreaterThanOrEqual(10)
  expect(box.top).toBeGreaterThanOrEqual(66)
  expect(box.top + box.height).toBeLessThanOrEqual(844)
})
