// The rooms that all games share name no game, no team and no card: what a game is to them stands in its folder.
import { expect, test } from 'vitest'

const SHARED = import.meta.glob<string>(
  ['../**/*.{ts,svelte,css}', '../../text/*/*.ftl', '!../games/*/**', '!../**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
)
const GAMES = import.meta.glob('./*/index.ts')
const CARDS = import.meta.glob<string>('../../../src/golazo/games/*/cards/cards.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const TEXTS = import.meta.glob<string>('../../../src/golazo/games/*/text/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const games = Object.keys(GAMES).map((path) => path.split('/')[1] as string)
const all = (sources: Record<string, string>, pattern: RegExp): string[] =>
  Object.values(sources).flatMap((source) => [...source.matchAll(pattern)].map((found) => found[1] as string))
const teams = all(TEXTS, /^team-([a-z]+) =/gm)
/** The ids of all cards: of those with one word only if no other thing is called so. */
const cards = all(CARDS, /^\[[a-z_]+\.([a-z-]+)\]/gm).filter((id) => id.includes('-'))

test('what is sought is there', () => {
  expect(games).toContain('tsubasa')
  expect(teams).toContain('nankatsu')
  expect(cards.length).toBeGreaterThan(60)
  expect(Object.keys(SHARED).length).toBeGreaterThan(150)
})

test.each(Object.entries(SHARED))('%s', (_, source) => {
  const text = source.toLowerCase()
  const names = [...games, ...teams, 'captain tsubasa', 'machi koro', ...cards]
  expect(names.filter((name) => text.includes(name))).toEqual([])
})
