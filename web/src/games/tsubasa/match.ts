// A match as the page draws it, made of what a seat sees, or of all there is once everything may be seen.
import type { Kind } from '../../art/shapes'
import { TEAMS as CREST_TEAMS, type Team } from './art/crest'
import { KINDS } from '../../art/shapes'
import type { Position } from '../../lib/net/wire'

export type Seat = 0 | 1
export const SEATS: readonly Seat[] = [0, 1]
export const TEAMS: readonly Team[] = CREST_TEAMS
export const TOKENS = 5 // of each kind, for each coach

export type Phase =
  | 'kick-off'
  | 'draft'
  | 'attack'
  | 'abilities'
  | 'gain'
  | 'play-from-hand'
  | 'play-from-discard'
  | 'remove-from-hand'
  | 'remove-from-discard'
  | 'discard'
  | 'send-back'
  | 'special-shot'
  | 'special-defence'
  | 'shot-or-pass'
  | 'tokens'
  | 'reroll'
  | 'save'
  | 'over'

export type Tokens = Record<Kind, number>

/** What is known of a hand from outside. */
export interface HandFromOutside {
  size: number
  known: string[] // certainly there
  unseen: number // match cards taken unseen
  drawn: number // any of the pool
}

/** The cards that a coach has in hand or in the draw deck, and nobody else knows where. */
export interface Pool {
  cards: string[]
  unseen: number
}

/** One coach's side of the table. */
export interface Side {
  seat: Seat
  team: Team
  goals: number
  hand: string[] | null // null: not for these eyes
  outside: HandFromOutside
  pool: Pool
  drawDeck: string[] | null
  drawDeckSize: number
  discardPile: string[]
  area: string[]
  removed: string[]
  bench: string[] // motivation cards still to be had
  available: Tokens
  booked: 'none' | 'yellow' | 'red'
  stopped: boolean
  spent: number
  die: number
  sums: Record<Kind, number> // of the cards in play, with what a booking takes off
}

export interface OpenCard {
  card: string
  used: number[]
}

export interface Match {
  sides: readonly [Side, Side]
  half: number
  round: number
  rounds: number // of this half, as far as can be seen
  places: number // for cards in both play areas together
  injuryTime: boolean
  phase: Phase
  toAct: Seat | null
  attacker: Seat
  kickedOff: Seat | null
  pitch: string[]
  matchDeck: number
  signings: string[]
  open: OpenCard[]
  back: string | null
  gains: number
  gainKinds: Kind[]
  action: 'shot' | 'pass' | null
  saveDie: number
  saveCard: string | null // the card with which the save was rolled
  specialShot: string | null
}

type Raw = Record<string, unknown>

const NO_SUMS = { shot: 0, pass: 0, defence: 0 }

const pairOf = <T>(raw: Raw, name: string, otherwise: T): [T, T] => {
  const found = raw[name]
  return Array.isArray(found) && found.length === 2 ? (found as [T, T]) : [otherwise, otherwise]
}
const listOf = (raw: Raw, name: string): string[] => (Array.isArray(raw[name]) ? (raw[name] as string[]) : [])
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const isCardOfBench = (card: string) => !card.startsWith('fatigue')

/** Whether nothing is hidden: what a spectator sees after the end. */
const isComplete = (raw: Raw) => !('hands' in raw)

function side(raw: Raw, seat: Seat, figures: Raw): Side {
  const tokens = pairOf<Partial<Tokens>>(raw, 'available', {})[seat]
  const common = {
    seat,
    team: TEAMS[seat]!,
    goals: pairOf(raw, 'goals', 0)[seat],
    discardPile: pairOf<string[]>(raw, 'discard_pile', [])[seat],
    area: pairOf<string[]>(raw, 'area', [])[seat],
    removed: pairOf<string[]>(raw, 'removed', [])[seat],
    bench: pairOf<string[]>(raw, 'bench', [])[seat].filter(isCardOfBench),
    available: Object.fromEntries(KINDS.map((kind) => [kind, tokens[kind] ?? 0])) as Tokens,
    booked: pairOf<Side['booked']>(raw, 'booked', 'none')[seat],
    stopped: pairOf(raw, 'passed', false)[seat],
    spent: pairOf(raw, 'spent', 0)[seat],
    die: pairOf(raw, 'dice', 0)[seat],
    sums: pairOf<Side['sums']>(figures, 'sums', NO_SUMS)[seat],
  }
  if (isComplete(raw)) {
    const hand = pairOf<string[]>(raw, 'hand', [])[seat]
    const drawDeck = pairOf<string[]>(raw, 'draw_deck', [])[seat]
    const outside = { size: hand.length, known: hand, unseen: 0, drawn: 0 }
    return { ...common, hand, outside, pool: { cards: [], unseen: 0 }, drawDeck, drawDeckSize: drawDeck.length }
  }
  const own = raw.seat === seat
  const from = pairOf<Raw>(raw, 'hands', {})[seat]
  const pool = pairOf<Raw>(raw, 'pools', {})[seat]
  return {
    ...common,
    hand: own ? listOf(raw, 'hand') : null,
    outside: {
      size: from.size as number,
      known: listOf(from, 'known'),
      unseen: sum(from.unseen as number[]),
      drawn: from.drawn as number,
    },
    pool: { cards: listOf(pool, 'cards'), unseen: sum(pool.unseen as number[]) },
    drawDeck: own ? listOf(raw, 'draw_deck') : null,
    drawDeckSize: pool.in_draw_deck as number,
  }
}

/** Cards whose abilities are being used; a complete view writes them as "card 1 2", with the abilities used. */
function opened(raw: Raw): OpenCard[] {
  const open = (raw.open as (OpenCard | string)[] | undefined) ?? []
  return open.map((one) => {
    if (typeof one !== 'string') return one
    const [card = '', ...used] = one.split(' ')
    return { card, used: used.map(Number) }
  })
}

/** The match of a position: what is seen of it, and what it adds up to. */
export function matchOf({ view: raw, figures = {} }: Pick<Position, 'view'> & Partial<Position>): Match {
  const phase = raw.phase as Phase
  return {
    sides: [side(raw, 0, figures), side(raw, 1, figures)],
    half: raw.half as number,
    round: raw.round as number,
    rounds: (figures.rounds as number | undefined) ?? 0,
    places: (figures.places as number | undefined) ?? 0,
    injuryTime: Boolean(raw.injury_time),
    phase,
    toAct: phase === 'over' ? null : (raw.to_act as Seat),
    attacker: raw.attacker as Seat,
    kickedOff: (raw.kicked_off as Seat | undefined) ?? null,
    pitch: listOf(raw, 'pitch'),
    // a complete view has the card, too, that stays in the box
    matchDeck: Array.isArray(raw.match_deck) ? Math.max(raw.match_deck.length - 1, 0) : (raw.match_deck as number),
    signings: listOf(raw, 'signings'),
    open: opened(raw),
    back: (raw.back as string | undefined) ?? null,
    gains: (raw.gains as number | undefined) ?? 0,
    gainKinds: listOf(raw, 'gain_kinds') as Kind[],
    action: (raw.action as Match['action'] | undefined) ?? null,
    saveDie: Math.max((raw.save_die as number | undefined) ?? 0, 0),
    saveCard: (raw.save_card as string | undefined) ?? null,
    specialShot: (raw.special_shot as string | undefined) ?? null,
  }
}

export const rivalOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
export const isExtraTime = (match: Match): boolean => match.half >= 3

export const playedOf = (match: Match): number => match.sides[0].area.length + match.sides[1].area.length

/** Cards with a key each, of several that are alike, too; fatigue cards are told apart by their coach. */
export function keyed(cards: readonly string[], seat?: Seat): { card: string; key: string }[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const count = (seen.get(card) ?? 0) + 1
    seen.set(card, count)
    const whose = card === 'fatigue' && seat !== undefined ? `${seat}:` : ''
    return { card, key: `${whose}${card}${count === 1 ? '' : `#${count}`}` }
  })
}
