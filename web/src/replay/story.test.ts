// The numbers behind the charts.
import { expect, test } from 'vitest'

import { bounds, charts, figure, stairs, ticks, valueAt } from './story'
import type { StoryInfo } from '../lib/net/wire'

const goals = [
  {
    key: 'story-goals',
    seat: 0,
    values: [
      [0, 0],
      [12, 1],
    ] as [number, number][],
  },
  { key: 'story-goals', seat: 1, values: [[0, 0]] as [number, number][] },
]
const story: StoryInfo = {
  series: [...goals, { key: 'story-possession', seat: 0, values: [[0, 0.5]] }],
  marks: [],
  statistics: [],
  halves: [],
}

test('series about the same thing share a chart', () => {
  expect(charts(story).map(({ key, series }) => [key, series.length])).toEqual([
    ['story-goals', 2],
    ['story-possession', 1],
  ])
})

test('a value holds until it changes', () => {
  expect([0, 11, 12, 50].map((step) => valueAt(goals[0]!, step))).toEqual([0, 0, 1, 1])
})

test('bounds have 0 among them, and are never empty', () => {
  expect(bounds(goals)).toEqual([0, 1])
  expect(bounds([goals[1]!])).toEqual([0, 1])
})

test('ticks are round and few', () => {
  expect(ticks([0, 5])).toEqual([0, 2, 4])
  expect(ticks([0, 1])).toEqual([0, 0.5, 1])
  expect(ticks([0, 37])).toEqual([0, 10, 20, 30])
})

test('lines go in stairs to the end', () => {
  expect(
    stairs(
      goals[0]!.values,
      (step) => step,
      (value) => -value,
      20,
    ),
  ).toBe('M0.0 0.0H12.0V-1.0H20.0')
})

test('figures are written as they are to be read', () => {
  expect(figure(58, 'percent', 'en')).toBe('58\u00a0%')
  expect(figure(1.5, 'decimal', 'de')).toBe('1,50')
  expect(figure(0.36, 'signed', 'en')).toBe('+0.36')
  expect(figure(-2, 'number', 'pl')).toBe('−2')
})
