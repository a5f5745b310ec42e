// Cards are found by the ids that views and actions name.
import { expect, test } from 'vitest'
import { Catalogue, type CardData } from './catalogue'

const card = (id: string, more: Partial<CardData> = {}): CardData => ({
  id,
  deck: 'initial',
  name: { key: `card-${id}` },
  short: null,
  team: null,
  number: null,
  position: null,
  half: null,
  star: false,
  values: { shot: 0, pass: 0, defence: 0 },
  cost: null,
  abilities: [],
  must: null,
  rerolls: false,
  save: null,
  player: null,
  stops: null,
  text: { key: 'text-none' },
  ...more,
})

const cards = [
  card('taro'),
  card('motivated-taro', { deck: 'motivation', player: 'taro' }),
  card('fatigue', { deck: 'fatigue' }),
]
const catalogue = new Catalogue({ game: 'tsubasa', hash: '', cards })

test('by id', () => {
  expect(catalogue.card('taro')?.deck).toBe('initial')
  expect(catalogue.card('motivated-taro')?.deck).toBe('motivation')
  expect(catalogue.card('nobody')).toBeUndefined()
})

test('fatigue cards are all alike', () => {
  expect(catalogue.card('fatigue-3')).toBe(catalogue.card('fatigue'))
})

test('a player has at most one motivation card', () => {
  expect(catalogue.motivated('taro')?.id).toBe('motivated-taro')
  expect(catalogue.motivated('fatigue')).toBeUndefined()
})
