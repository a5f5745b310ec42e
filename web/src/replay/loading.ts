// All that is needed to look back at a match.
import { catalogueOfTable } from '../lib/cards.svelte'
import { get } from '../lib/net/api'
import type { Moment, StoryInfo, TableInfo } from '../lib/net/wire'
import { loadGame, loadGamePart, loadPart } from '../lib/text.svelte'
import { loadMe } from '../lobby/me.svelte'
import { boardOf, type Playing } from '../table/boards'
import { PastTable, type Sight } from './past.svelte'

export interface Replay {
  info: TableInfo
  table: PastTable
  board: Playing
  catalogue: unknown
  story: StoryInfo | null
  final: Record<string, unknown> // what lay on the table in the end
  winners: number[]
}

/** Load a match that is over, at the step and from the seat that the address asks for. */
export async function loadReplay(id: string, query: URLSearchParams): Promise<Replay> {
  const [me] = await Promise.all([loadMe(), loadPart('table'), loadPart('replay')])
  const info = await get<TableInfo>(`/tables/${id}`)
  const { game } = info
  await Promise.all([loadGame(game), loadGamePart(game, 'board'), loadGamePart(game, 'cards')])
  const table = new PastTable(info, me.player)
  const sight = sightOf(query.get('seat'), info, table.seats)
  await table.show(0, sight)
  await table.show(stepOf(query.get('step'), table.last), sight)
  const [catalogue, board, story, end] = await Promise.all([
    catalogueOfTable(id),
    boardOf(game),
    get<StoryInfo>(`/tables/${id}/story`).catch(() => null),
    get<Moment>(`/tables/${id}/steps/${table.last}?seat=0`),
  ])
  return { info, table, board, catalogue, story, final: end.view, winners: winnersOf(end.view) }
}

function sightOf(seat: string | null, info: TableInfo, mine: readonly number[]): Sight {
  if (seat === null) return mine.length === 1 ? (mine[0] as number) : null
  return /^\d$/.test(seat) && Number(seat) < info.places.length ? Number(seat) : null
}

/** Without a step the end is shown: that is where one comes from. */
const stepOf = (step: string | null, last: number): number =>
  step !== null && /^\d{1,6}$/.test(step) ? Math.min(Number(step), last) : last

const winnersOf = (view: Record<string, unknown>): number[] => (typeof view.winner === 'number' ? [view.winner] : [])
