// The check of a record's dice, as docs/fairness.md describes it, with nothing but the browser's own hashes.
import type { Broken } from '../lib/promises'

export type Verdict = 'ok' | 'failed' | 'unsure'

export interface Check {
  name: 'lines' | 'secret' | 'noted' | 'own' | 'kept' | 'chance' | 'told' | 'seeds'
  verdict: Verdict
  why: '' | 'missing' | 'none' | 'record' | 'never' | Broken // what else there is to say where it does not hold
  args: Record<string, string | number>
}

interface DiceHeader {
  table: string
  seeds: string[]
  commitment: string
  deal: string
  secret?: string
  told?: string[]
}

export interface MatchRecord {
  dice: DiceHeader | null // null: its dice come from a seed
  entropies: string[] // of the decisions
  check: string // of the last line
  whole: boolean // begins with a header, and ends with how the match ended
}

/** Whether this browser lets the page reckon hashes here: only over https, or on the computer itself. */
export const canCheck = (): boolean => typeof globalThis.crypto?.subtle?.digest === 'function'

const HEX = /^[0-9a-f]+$/

/** A record, read from its lines of JSON; null if it is none. */
export function readRecord(text: string): MatchRecord | null {
  let lines: Record<string, unknown>[]
  try {
    lines = text
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  } catch {
    return null
  }
  const [header, ...rest] = lines
  const last = rest.at(-1)
  if (!header || !('golazo' in header)) return null
  const decisions = rest.filter((line) => 'entropy' in line)
  return {
    dice: (header.dice as DiceHeader | undefined) ?? null,
    entropies: decisions.map((line) => String(line.entropy)),
    check: String(last?.check ?? ''),
    whole: last !== undefined && !('entropy' in last) && decisions.length === rest.length - 1,
  }
}

/** What this browser knows of a match besides its record. */
export interface Known {
  table: string | null // whose record it must be
  told: number // how many of its dice may be told, and not come from its secret
  commitment: string | null // as it was seen before the match was over
  when: string
  seed: string | null // given from here
  seats: number[] // one's own
  broken: Broken | null // what did not hold while the match was played
}

/** Nothing is known of a record that was played elsewhere. */
export const NOTHING: Known = {
  table: null,
  told: Infinity,
  commitment: null,
  when: '',
  seed: null,
  seats: [],
  broken: null,
}

/** What is found of a record that has no table's dice, where it must have them. */
export const NO_DICE: Check = { name: 'kept', verdict: 'failed', why: 'record', args: {} }

/** All checks of a record, with what this browser has noted of its table. */
export async function checkRecord(record: MatchRecord, known: Known): Promise<Check[]> {
  const { dice } = record
  if (!dice) return []
  const checks: Check[] = [check('lines', record.whole, { check: record.check })]
  const secret = dice.secret && HEX.test(dice.secret) ? bytesOf(dice.secret) : null
  if (secret) checks.push(check('secret', (await sha256(secret)) === dice.commitment))
  else checks.push({ ...check('secret', false), why: 'missing' })
  const { table, told, commitment, when, seed, seats, broken } = known
  if (commitment === null)
    checks.push({ name: 'noted', verdict: 'unsure', why: 'none', args: { commitment: dice.commitment } })
  else checks.push(check('noted', commitment === dice.commitment, { when, seen: commitment }))
  if (seats.length && seed === null) checks.push({ ...check('own', true), verdict: 'unsure', why: 'none' })
  else if (seats.length)
    checks.push(
      check(
        'own',
        seats.every((seat) => dice.seeds[seat] === seed),
        { seed: seed ?? '' },
      ),
    )
  if (table !== null && dice.table !== table) checks.push({ ...check('kept', false), why: 'record' })
  else if (broken) checks.push({ ...check('kept', false), why: broken })
  if (secret) checks.push(await chance(dice, secret, record.entropies))
  if (dice.told?.length) {
    const few = dice.told.length <= told
    checks.push({
      ...check('told', few, { number: dice.told.length - 1 }),
      verdict: few ? 'unsure' : 'failed',
      why: few ? '' : 'never',
    })
  }
  const given = dice.seeds.filter((seed) => seed !== '').length
  checks.push(check('seeds', true, { count: given, seats: dice.seeds.length }))
  return checks
}

/** The commitment to a secret; none to what is no secret. */
export const commitmentOf = async (secret: string): Promise<string | null> =>
  HEX.test(secret) ? sha256(bytesOf(secret)) : null

/** Reckon the 64 bits of the deal and of every decision again. */
async function chance(dice: DiceHeader, secret: Uint8Array<ArrayBuffer>, entropies: readonly string[]): Promise<Check> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const found = [dice.deal, ...entropies]
  for (const [number, bits] of found.entries()) {
    const told = dice.told?.[number]
    const drawn = told ?? (await bitsOf(key, `${dice.table}|${dice.seeds.join(',')}|${number}`))
    if (bits !== drawn) return check('chance', false, { number })
  }
  return check('chance', true, { count: found.length })
}

async function bitsOf(key: CryptoKey, message: string): Promise<string> {
  const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message))
  return hexOf(new Uint8Array(digest).subarray(0, 8))
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

const check = (name: Check['name'], holds: boolean, args: Check['args'] = {}): Check => ({
  name,
  verdict: holds ? 'ok' : 'failed',
  why: '',
  args,
})

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length >> 1)
  for (let place = 0; place < bytes.length; place++) bytes[place] = parseInt(hex.slice(2 * place, 2 * place + 2), 16)
  return bytes
}
