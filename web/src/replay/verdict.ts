// Whether the dice of a match that is over were those that this browser was promised.
import type { Step, TableInfo } from '../lib/net/wire'
import { brokenBy, noteBroken, promiseOf } from '../lib/promises'
import { settings } from '../lib/settings.svelte'
import { otherDice } from './dice'
import {
  canCheck,
  checkRecord,
  commitmentOf,
  NO_DICE,
  NOTHING,
  readRecord,
  type Check,
  type Known,
  type MatchRecord,
} from './fairness'

/** A record, null if it cannot be read, and what came of its checks; null where nothing could be checked. */
export interface Examined {
  record: MatchRecord | null
  checks: Check[] | null
  withheld?: boolean // whether the server does not hand the record out
}

const PAUSES = [0, 500, 1500] // milliseconds before each time the record is asked for
const PATIENCE = 15_000 // milliseconds for which an answer is waited for

/** The text of a table's record, asked for a few times; null if the server does not hand it out. */
async function recordOf(table: string): Promise<string | null> {
  for (const pause of PAUSES) {
    await new Promise((go) => setTimeout(go, pause))
    const asked = fetch(`/api/tables/${table}/record`, { signal: AbortSignal.timeout(PATIENCE) })
    const text = await asked.then((answer) => (answer.ok ? answer.text() : null)).catch(() => null)
    if (text !== null) return text
  }
  return null
}

/** Note another secret than the one that was promised, now that a result tells it. */
export async function lookAtSecret(table: string, secret: string): Promise<void> {
  const promised = promiseOf(table)
  if (!promised || !canCheck()) return
  if ((await commitmentOf(secret)) !== promised.commitment) noteBroken(table, 'secret')
}

/** Take a table's record, and check it with what was noted; `steps` are those that were shown as they happened. */
export async function examine(
  table: string,
  info: TableInfo,
  player: string,
  steps: readonly Step[] = [],
): Promise<Examined> {
  const text = await recordOf(table)
  if (text === null) return { record: null, checks: null, withheld: true }
  try {
    return await examined(text, table, info, player, steps)
  } catch {
    return { record: null, checks: null } // it is not made as records are, which is the server's doing
  }
}

async function examined(
  text: string,
  table: string,
  info: TableInfo,
  player: string,
  steps: readonly Step[],
): Promise<Examined> {
  const record = readRecord(text)
  if (!record) return { record, checks: null }
  const elsewhere = isElsewhere(table, info, record)
  if (!record.dice) return { record, checks: elsewhere ? null : [NO_DICE] }
  if (!elsewhere) look(table, info, player, steps, record)
  if (!canCheck()) return { record, checks: null }
  return { record, checks: await checkRecord(record, elsewhere ? NOTHING : knownOf(table, info, player)) }
}

/** Whether a match was played elsewhere and is only looked at here, or is a lesson. Who gave a seed has played here. */
const isElsewhere = (table: string, info: TableInfo, record: MatchRecord): boolean =>
  (info.imported || info.lesson === true) && promiseOf(table)?.seed === undefined && record.dice?.table !== table

/** Note what a table shows otherwise than before, and dice that were shown and are not those of the record. */
function look(table: string, info: TableInfo, player: string, steps: readonly Step[], record: MatchRecord): void {
  const broken = brokenBy(table, info, player)
  const bot = record.dice?.seeds.some((seed, seat) => seed && (info.places[seat]?.bot ?? 'no seat'))
  if (broken) noteBroken(table, broken)
  else if (bot) noteBroken(table, 'bot')
  else if (otherDice(info.game, steps, record.entropies) !== null) noteBroken(table, 'dice')
}

/** What is known of a table whose match was played here. */
function knownOf(table: string, info: TableInfo, player: string): Known {
  const promised = promiseOf(table)
  return {
    table,
    told: (promised?.imported ?? info.imported) ? (promised?.steps ?? Infinity) : 0,
    commitment: promised?.early ? promised.commitment : null,
    when: promised ? shown(promised.at) : '',
    seed: promised?.seed ?? null,
    seats: info.places.flatMap((place, seat) => (place.player === player ? [seat] : [])),
    broken: promised?.broken ?? null,
  }
}

const shown = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
