// The games that this page can show: a folder each. Their large parts are loaded when they are first needed.
import { Problem } from '../lib/net/api'
import { loadGame, loadGamePart } from '../lib/text.svelte'
import type { Game, GameLobby, GameRules, GameTable, Ink } from './game'

const FOLDERS = import.meta.glob<Game>('./*/index.ts', { eager: true, import: 'default' })
const FURTHER = import.meta.glob<Game>('$further/*/page/index.ts', { eager: true, import: 'default' })
const PAGES = new Map([
  ...Object.entries(FOLDERS).map(([path, game]) => [path.split('/').at(-2) ?? '', game] as const),
  ...Object.entries(FURTHER).map(([path, game]) => [path.split('/').at(-3) ?? '', game] as const),
])

/** Whether a game has a folder here: without one it is not played on the page. */
export const hasPage = (game: string): boolean => PAGES.has(game)

/** The game of a folder; null without one. */
export const pageOf = (game: string): Game | null => PAGES.get(game) ?? null

/** The names of all folders, whether the server offers these games or not. */
export const folders = (): string[] => [...PAGES.keys()]

/** Whether a game is played by daylight; the others under floodlight. */
export const isDay = (game: string): boolean => pageOf(game)?.day ?? false

const tables = new Map<string, GameTable>()
const rules = new Map<string, GameRules>()
const lobbies = new Map<string, GameLobby>()

/** All that a table of a game needs, with its texts. */
export async function loadTable(game: string): Promise<GameTable> {
  const page = pageOf(game)
  if (!page) throw new Problem('no-page', { key: 'table-no-page' }, `no page for ${game}`, 0)
  const texts = [loadGame(game), loadGamePart(game, 'board'), loadGamePart(game, 'cards')]
  const [table] = await Promise.all([page.table(), ...texts])
  tables.set(game, table.default)
  return table.default
}

/** What was loaded for tables. */
export const tableOf = (game: string): GameTable | null => tables.get(game) ?? null

const PLAIN: Ink[] = [
  { colour: 'var(--blue-line, #1c5fd0)', dash: '' },
  { colour: 'var(--red-line, #c9302a)', dash: '8 4' },
  { colour: 'var(--green-line, #157a3c)', dash: '2 4' },
  { colour: 'var(--purple-line, #7436be)', dash: '10 3 2 3' },
]

/** The colour of a seat in charts. */
export function inkOf(game: string, seat: number): Ink {
  const inks = pageOf(game)?.inks ?? PLAIN
  return inks[seat % inks.length] as Ink
}

/** What the lobby shows of a game, with its texts. */
export async function loadLobby(game: string): Promise<void> {
  const [lobby] = await Promise.all([pageOf(game)?.lobby?.(), loadGame(game), loadGamePart(game, 'lobby')])
  lobbies.set(game, lobby?.default ?? {})
}

/** What was loaded for the lobby. */
export const lobbyOf = (game: string): GameLobby => lobbies.get(game) ?? {}

/** The rules of a game, with their texts. */
export async function loadRulesPage(game: string): Promise<void> {
  const texts = [loadGame(game), loadGamePart(game, 'rules'), loadGamePart(game, 'cards')]
  const [found] = await Promise.all([pageOf(game)?.rules?.(), ...texts])
  rules.set(game, found?.default ?? { chapters: [] })
}

/** What was loaded of the rules. */
export const rulesOf = (game: string): GameRules => rules.get(game) ?? { chapters: [] }
