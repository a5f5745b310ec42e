// The rules of a game by their ids, and where each comes from.
import { rulesOf } from '../games/folders'
import type { Source } from '../games/game'

/** Where a rule comes from; null if the rulebook has it all. */
export function sourceOf(game: string, id: string): Source | null {
  const sources = Object.entries(rulesOf(game).sources ?? {}) as [Source, readonly string[]][]
  return sources.find(([, ids]) => ids.includes(id))?.[0] ?? null
}

/** Whether a game has such a rule. */
export const isRule = (game: string, id: string): boolean =>
  rulesOf(game).chapters.some((chapter) => chapter.rules.includes(id))

/** The key of a rule's text; its title has `-title` after it. */
export const keyOf = (id: string): string => `rule-${id.toLowerCase()}`
