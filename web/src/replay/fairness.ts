// The check of a record's dice, as docs/fairness.md describes it, with nothing but the browser's own hashes.

export type Verdict = 'ok' | 'failed' | 'unsure'

export interface Check {
  name: 'lines' | 'secret' | 'noted' | 'chance' | 'told' | 'seeds'
  verdict: Verdict
  why: '' | 'missing' | 'none' // what else there is to say where it does not hold
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

/** All checks of a record. `noted` is the commitment that was seen before the match was over, if it was. */
export async function checkRecord(
  record: MatchRecord,
  noted: { commitment: string; when: string } | null,
): Promise<Check[]> {
  const { dice } = record
  if (!dice) return []
  const checks: Check[] = [check('lines', record.whole, { check: record.check })]
  const secret = dice.secret && HEX.test(dice.secret) ? bytesOf(dice.secret) : null
  if (secret) checks.push(check('secret', (await sha256(secret)) === dice.commitment))
  else checks.push({ ...check('secret', false), why: 'missing' })
  if (!noted) checks.push({ name: 'noted', verdict: 'unsure', why: 'none', args: { commitment: dice.commitment } })
  else checks.push(check('noted', noted.commitment === dice.commitment, { when: noted.when, seen: noted.commitment }))
  if (secret) checks.push(await chance(dice, secret, record.entropies))
  if (dice.told?.length) checks.push({ ...check('told', true, { number: dice.told.length - 1 }), verdict: 'unsure' })
  const given = dice.seeds.filter((seed) => seed !== '').length
  checks.push(check('seeds', true, { count: given, seats: dice.seeds.length }))
  return checks
}

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
