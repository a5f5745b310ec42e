// Every effect that a card can have is written on it in few words, in every language.
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import game from '../../../../../src/golazo/games/tsubasa/text/en.ftl?raw'

const CARDS = import.meta.glob<string>('../text/*/cards.ftl', { query: '?raw', import: 'default', eager: true })
const idsOf = (source: string) => new FluentResource(source).body.map(({ id }) => id)
const DUTIES = ['tire', 'be-booked', 'discard', 'remove-this']
const effects = idsOf(game)
  .filter((id) => id.startsWith('effect-'))
  .map((id) => id.replace('effect-', ''))

test.each(Object.entries(CARDS))('%s', (_, source) => {
  const there = idsOf(source)
  const dutiesOnly = DUTIES.filter((duty) => duty !== 'remove-this')
  const wanted = [
    ...effects.filter((effect) => !dutiesOnly.includes(effect)).map((effect) => `cards-effect-${effect}`),
    ...DUTIES.map((duty) => `cards-must-${duty}`),
  ]
  expect(wanted.filter((key) => !there.includes(key))).toEqual([])
})

test('in four languages', () => {
  expect(Object.keys(CARDS)).toHaveLength(4)
})
