// What tables promised about their dice, as this browser saw it first: nobody can change it afterwards.
import type { TableInfo } from './net/frames'

const PLACE = 'golazo.commitments'
const MOST = 200

interface Seen {
  table: string
  commitment: string
  early: boolean // seen before the match was over
  at: number
}

function all(): Seen[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found) ? (found as Seen[]) : []
  } catch {
    return []
  }
}

/** Keep what a table promises, unless it is known already. */
export function noteCommitment(info: Pick<TableInfo, 'id' | 'commitment' | 'status'>): void {
  const seen = all()
  if (seen.some((one) => one.table === info.id)) return
  const early = info.status === 'waiting' || info.status === 'playing'
  seen.push({ table: info.id, commitment: info.commitment, early, at: Date.now() })
  try {
    localStorage.setItem(PLACE, JSON.stringify(seen.slice(-MOST)))
  } catch {
    // a browser that keeps nothing: then there is nothing to compare with
  }
}

/** What was seen of a table before its match was over. */
export function notedCommitment(table: string): Seen | null {
  return all().find((one) => one.table === table && one.early) ?? null
}
