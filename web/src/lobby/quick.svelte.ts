// How somebody plays against bots when they just want to play; kept in this browser: next time one click will do.
import type { GameInfo } from '../lib/net/wire'
import { newDraft, turn, usualLevel, usualSide, type Draft, type Side } from './wish'

export interface Quick {
  level: string
  rivals: number
  side: Side
  first: boolean // a first match: shorter and simpler, where the game has that
}

const PLACE = 'golazo.quick'
const FIRST_MATCH = 'first_match'

function kept(): Record<string, Partial<Quick>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    return typeof found === 'object' && found ? (found as Record<string, Partial<Quick>>) : {}
  } catch {
    return {}
  }
}

const remembered = $state<Record<string, Partial<Quick>>>(kept())

/** What was chosen last time, as far as the game still offers it; null before the first time. */
export function lastQuick(game: GameInfo): Quick | null {
  const last = remembered[game.name]
  if (!last?.level || !game.bots.includes(last.level)) return null
  const usual = firstQuick(game)
  return {
    level: last.level,
    rivals: clamped(Number(last.rivals), game.fewest_players - 1, game.most_players - 1),
    side: game.teams.includes(last.side ?? '') ? (last.side as Side) : usual.side,
    first: last.first === true,
  }
}

/** What is offered the first time. */
export const firstQuick = (game: GameInfo): Quick => ({
  level: usualLevel(game),
  rivals: game.fewest_players - 1,
  side: usualSide(game),
  first: hasFirstMatch(game),
})

export const hasFirstMatch = (game: GameInfo): boolean => FIRST_MATCH in game.options

export function keepQuick(game: string, quick: Quick): void {
  remembered[game] = { ...quick }
  try {
    localStorage.setItem(PLACE, JSON.stringify(remembered))
  } catch {
    // a browser that keeps nothing: it is asked again
  }
}

/** The table that is opened with it. */
export function draftOf(game: GameInfo, quick: Quick): Draft {
  const draft = newDraft(game, 'bots', quick.level)
  draft.others = Array.from({ length: quick.rivals }, () => quick.level)
  draft.side = quick.side
  if (hasFirstMatch(game)) turn(game, draft, FIRST_MATCH, quick.first)
  return draft
}

const clamped = (value: number, low: number, high: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.round(value), low), high) : low
