// Addresses of rules and icons. Opened from a table, they know the way back to it.
import { route } from '../lib/router.svelte'

const AT_TABLE = ['table', 'replay', 'fair']

/** The table that somebody came from, if any. */
export function tableBehind(): string | null {
  const { name, params, query } = route.now
  return (AT_TABLE.includes(name) ? params.id : query.get('table')) ?? null
}

const behind = (more: Record<string, string> = {}): string => {
  const table = tableBehind()
  const query = new URLSearchParams({ ...(table ? { table } : {}), ...more }).toString()
  return query ? `?${query}` : ''
}

/** Where a rule stands, or the rules of a game as a whole. */
export const ruleAddress = (game: string, id?: string): string => `/rules/${game}${behind()}${id ? `#${id}` : ''}`

/** Where the icons are explained, those of a game first. */
export const iconsAddress = (game: string | null): string => `/icons${behind(game ? { game } : {})}`
