// What this browser knows of the dice of tables before they are rolled: the commitment that a table showed first, and
// the seed that was given there. Nothing that a server says later changes it.
import type { TableInfo } from './net/wire'

const PLACE = 'golazo.promises'
const MOST = 200
const LONGEST = 180 * 86_400_000 // milliseconds

export interface Promised {
  table: string
  commitment: string
  early: boolean // seen before the match was over
  at: number
  imported?: boolean // whether the match goes on from a record, whose dice are told
  steps?: number // the fewest that were shown of such a match: no more dice can be told
  seed?: string // given from here
  sent?: boolean // whether that was sent
  broken?: Broken // what did not hold while the match was played
}

/** What does not hold: another commitment, another seed at one's seat, or one there before one's own was sent (given),
 *  a seed of a bot, another secret in the end, or other dice were shown. */
export type Broken = 'commitment' | 'seed' | 'given' | 'bot' | 'secret' | 'dice'

let unkept: Promised[] = [] // in a browser that keeps nothing: for as long as the page is open

function all(): Promised[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return [...(Array.isArray(found) ? (found as Promised[]) : []), ...unkept]
  } catch {
    return unkept
  }
}

function keep(promised: Promised): void {
  const others = all().filter((one) => one.table !== promised.table && one.at > Date.now() - LONGEST)
  const latest = [...others, promised].slice(-MOST)
  try {
    localStorage.setItem(PLACE, JSON.stringify(latest))
    unkept = []
  } catch {
    unkept = latest
  }
}

/** What is known of a table; nothing if it was never seen here. */
export const promiseOf = (table: string): Promised | null => all().find((one) => one.table === table) ?? null

/** Note what a table promises, unless that was noted before. */
export function notePromise(info: Pick<TableInfo, 'id' | 'commitment' | 'status' | 'imported'>): Promised {
  const known = promiseOf(info.id)
  if (known) return known
  const early = info.status === 'waiting' || info.status === 'playing'
  const promised = { table: info.id, commitment: info.commitment, early, at: Date.now(), imported: info.imported }
  keep(promised)
  return promised
}

/** Note how many steps of a match that goes on from a record were shown. When fewest were, it stood as recorded. */
export function noteSteps(table: string, steps: number): void {
  const promised = promiseOf(table)
  if (promised?.imported && steps < (promised.steps ?? Infinity)) keep({ ...promised, steps })
}

/** The seed for a table: the one noted before, or a fresh one, which is noted before it is sent or a seat is taken. */
export function seedFor(promised: Promised): string {
  if (promised.seed !== undefined) return promised.seed
  const seed = freshSeed()
  keep({ ...promised, seed })
  return seed
}

/** Note that the seed for a table is being sent. */
export function noteSent(table: string): void {
  const promised = promiseOf(table)
  if (promised) keep({ ...promised, sent: true })
}

/** Forget the seed for a table, which was given on another device. */
export function forgetSeed(table: string): void {
  const promised = promiseOf(table)
  if (promised) keep({ ...promised, seed: undefined, sent: undefined })
}

/** Note what did not hold, so that it can be read later. */
export function noteBroken(table: string, broken: Broken): void {
  const promised = promiseOf(table)
  if (promised && !promised.broken) keep({ ...promised, broken })
}

/** One's own part of the dice: what nobody can know beforehand. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What a table shows otherwise than noted: its commitment, or at a player's seats the seed given here. */
export function brokenBy(table: string, info: TableInfo, player: string): Broken | null {
  const promised = promiseOf(table)
  if (!promised) return null
  if (info.id !== table || info.commitment !== promised.commitment) return 'commitment'
  if (info.places.some((place) => place.bot && place.seed)) return 'bot'
  const given = promised.seed
  if (given === undefined) return null
  const mine = info.places.filter((place) => place.player === player)
  const other = mine.some(({ seed }) => seed !== given && !(seed === null && info.status === 'waiting'))
  return other ? (promised.sent ? 'seed' : 'given') : null
}
