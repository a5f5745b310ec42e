// Coming to sit at a table, in two steps: what it promises of its dice is noted, then one's own seed is sent.
import { get, post, Problem, put } from '../lib/net/api'
import type { NewTable, TableInfo } from '../lib/net/wire'
import { forgetSeed, noteBroken, notePromise, noteSent, promiseOf, seedFor } from '../lib/promises'
import { loadMe } from './me.svelte'

const underway = new Set<string>() // tables at which this page is sitting down

export const openTable = (wanted: NewTable): Promise<TableInfo> => sit(post('/tables', wanted), null, false)

export const bringRecord = (wanted: object): Promise<TableInfo> => sit(post('/records', wanted))

export async function joinTable(table: string, seat?: number): Promise<TableInfo> {
  underway.add(table)
  try {
    const before = await beforeSitting(table)
    return await sit(post(`/tables/${table}/join`, seat === undefined ? {} : { seat }), before)
  } finally {
    underway.delete(table)
  }
}

export async function rematch(table: string): Promise<TableInfo> {
  const { rematch: offered } = await get<TableInfo>(`/tables/${table}`)
  const before = offered ? await beforeSitting(offered, false) : null
  return sit(post(`/tables/${table}/rematch`), before, false)
}

/** Whether a player has yet to give a seed at a table. */
const lacksSeed = (info: TableInfo, player: string): boolean =>
  info.status === 'waiting' && info.places.some((place) => place.player === player && place.seed === null)

/** Whether a seed that this browser drew has not arrived at a table. Other devices send their own. */
export const lacksOurSeed = (info: TableInfo, player: string): boolean =>
  lacksSeed(info, player) && !underway.has(info.id) && promiseOf(info.id)?.seed !== undefined

/** Give the seed that is missing, if one is. */
export async function giveSeed(info: TableInfo): Promise<TableInfo> {
  notePromise(info)
  const { player } = await loadMe()
  return lacksSeed(info, player) ? sendSeed(info, false) : info
}

/** A table before one sits there. One's seed is noted at once: no other can stand at the seat unnoticed. */
async function beforeSitting(table: string, imported?: boolean): Promise<TableInfo> {
  const info = await get<TableInfo>(`/tables/${table}`)
  const promised = notePromise(known(info, imported))
  if (info.status === 'waiting' && !(await seatsOf(info)).length) seedFor(promised)
  return info
}

/** A table with what one knows better than the server may say: whether its match goes on from a record. */
const known = (info: TableInfo, imported = info.imported): TableInfo => ({ ...info, imported })

/** Sit down: whoever did not sit at the table before gives a seed, whatever the server shows there. */
async function sit(
  answer: Promise<TableInfo>,
  before: TableInfo | null = null,
  imported?: boolean,
): Promise<TableInfo> {
  const info = await answer
  notePromise(known(info, imported))
  if (before?.id === info.id && (await seatsOf(before)).length) return giveSeed(info)
  return (await seatsOf(info)).length ? sendSeed(info, true) : info
}

async function seatsOf(info: TableInfo): Promise<TableInfo['places']> {
  const { player } = await loadMe()
  return info.places.filter((place) => place.player === player)
}

/** Send the seed for a table. Where one has `justSat` down, no other can be there. */
async function sendSeed(info: TableInfo, justSat: boolean): Promise<TableInfo> {
  const promised = notePromise(info)
  const wanted = { seed: seedFor(promised), commitment: promised.commitment }
  if (justSat && (await seatsOf(info)).some(({ seed }) => seed !== null)) noteBroken(info.id, 'given')
  noteSent(info.id)
  try {
    return await put<TableInfo>(`/tables/${info.id}/seed`, wanted)
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'seed-given')) throw error
    if (justSat) noteBroken(info.id, 'given')
    else if (promised.seed === undefined) forgetSeed(info.id) // another device was quicker
    return info
  }
}
