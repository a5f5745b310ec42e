// Actions as texts ("play tsubasa-ozora"), taken apart to be put where they belong on the board.
import type { Match, Phase } from './match'

/** Where cards lie that can be chosen. */
export type Place = 'hand' | 'discard' | 'rival' | 'pitch' | 'special'

const CARDS_OF: Partial<Record<Phase, [Place, string]>> = {
  draft: ['pitch', 'draft'],
  attack: ['hand', 'play'],
  'play-from-hand': ['hand', 'play'],
  'remove-from-hand': ['hand', 'remove'],
  discard: ['hand', 'discard'],
  'play-from-discard': ['discard', 'play'],
  'remove-from-discard': ['discard', 'remove'],
  'send-back': ['rival', 'send-back'],
  'special-shot': ['special', 'special'],
  'special-defence': ['special', 'special'],
}

/** In these phases cards are chosen as a matter of course; in the others something is to be done to one of them. */
const USUAL: readonly Phase[] = ['draft', 'attack', 'special-shot', 'special-defence']

export interface AskedFor {
  place: Place
  verb: string
  marked: boolean // whether the cards that can be chosen are marked, and all others dimmed
}

/** Where the cards lie that a phase asks for, and what is done with them; null where no card of a pile is asked for. */
export function askedFor(phase: Phase): AskedFor | null {
  const found = CARDS_OF[phase]
  return found ? { place: found[0], verb: found[1], marked: !USUAL.includes(phase) } : null
}

export const verbOf = (action: string): string => action.split(' ', 1)[0]!
export const subjectOf = (action: string): string => action.slice(verbOf(action).length + 1)

const BENCH = ['motivate', 'sign']
export const isOfBench = (action: string): boolean => BENCH.includes(verbOf(action))

/** Parts of a round, as the rules count them. */
export const PARTS = ['draw', 'attack', 'ball', 'discard'] as const
export type Part = (typeof PARTS)[number]

export function partOf(match: Match): Part | null {
  switch (match.phase) {
    case 'kick-off':
    case 'over':
      return null
    case 'draft':
      return 'draw'
    case 'shot-or-pass':
    case 'tokens':
    case 'reroll':
    case 'save':
    case 'special-shot':
    case 'special-defence':
      return 'ball'
    default:
      return match.back === 'shot-or-pass' || match.back === 'tokens' ? 'ball' : 'attack'
  }
}
