// Clocks tick from what the server said, whatever this computer's own clock says.
import { expect, test } from 'vitest'

import { duration, readings, running, timeText } from './clocks'

const clocks = { now: 1_000_000, deadline: 1_030_000, left: [], at: 500 }

test('what is left counts down from when the word came', () => {
  expect(running(clocks, 500)).toBe(30_000)
  expect(running(clocks, 10_500)).toBe(20_000)
  expect(running(clocks, 99_000)).toBe(0)
  expect(running({ ...clocks, deadline: null }, 500)).toBeNull()
})

test('a clock for each decision shows whose decision it is', () => {
  expect(readings(clocks, 1, 500)).toEqual([{ seat: 1, left: 30_000, running: true, low: false }])
  expect(readings(clocks, 1, 22_000)[0]).toMatchObject({ left: 8500, low: true })
  expect(readings({ ...clocks, deadline: null }, 1, 500)).toEqual([])
})

test('a clock for the match shows all seats, and only one runs', () => {
  const match = { ...clocks, left: [600_000, 30_000] }
  expect(readings(match, 1, 5500)).toEqual([
    { seat: 0, left: 600_000, running: false, low: false },
    { seat: 1, left: 25_000, running: true, low: false },
  ])
})

test('times are written as clocks write them', () => {
  expect(timeText(0)).toBe('0:00')
  expect(timeText(9001)).toBe('0:10')
  expect(timeText(187_000)).toBe('3:07')
  expect(timeText(3_847_000)).toBe('1:04:07')
})

test('lengths of time are told in words', () => {
  expect(duration(90, 'en')).toBe('90 seconds')
  expect(duration(300, 'de')).toBe('5 Minuten')
  expect(duration(86_400, 'en')).toBe('1 day')
})
