// Names fit: narrower first, then smaller, and long titles in two lines.
import { describe, expect, test } from 'vitest'
import { fitLine, fitTitle, narrowest } from './fit'

describe('a line', () => {
  test('is as wide as wished where there is room', () => {
    expect(fitLine('Taki', 90, 14, 68)).toEqual({ lines: ['Taki'], size: 14, stretch: 68 })
  })
  test('is narrowed before it is made smaller', () => {
    const fitted = fitLine('Wakashimazu', 78, 14, 100)
    expect(fitted.size).toBe(14)
    expect(fitted.stretch).toBeGreaterThanOrEqual(62)
    expect(fitted.stretch).toBeLessThan(100)
  })
  test('is made smaller in the end', () => {
    const fitted = fitLine('Konstantinopolitanisch', 60, 14)
    expect(fitted.stretch).toBe(62)
    expect(narrowest(fitted.lines[0]!) * fitted.size).toBeCloseTo(60)
  })
})

test('a long title has two lines of about the same length', () => {
  const { lines, size } = fitTitle('Motivation to Play for Japan', 55, 7.7, 6.7)
  expect(lines).toEqual(['Motivation to', 'Play for Japan'])
  expect(size).toBe(6.7)
})

test('accents take no room', () => {
  expect(narrowest('Ōzora')).toBe(narrowest('Ozora'))
  expect(narrowest('żółw')).toBe(narrowest('zolw'))
})
