// All that is needed to look back at a match.
import { loadTable } from '../games/folders'
import type { GameTable } from '../games/game'
import { loadGames } from '../games/offered.svelte'
import { catalogueOfTable } from '../lib/cards.svelte'
import { get } from '../lib/net/api'
import type { Moment, StoryInfo, TableInfo } from '../lib/net/wire'
import { loadPart } from '../lib/text.svelte'
import { loadMe } from '../lobby/me.svelte'
import { PastTable, type Sight } from './past.svelte'

export interface Replay {
  info: TableInfo
  table: PastTable
  board: GameTable
  catalogue: unknown
  story: StoryInfo | null
  final: Record<string, unknown> // what lay on the table in the end
  winners: number[]
}

/** Load a match that is over, at the step and from the seat that the address asks for. */
export async function loadReplay(id: string, query: URLSearchParams): Promise<Replay> {
  const [me] = await Promise.all([loadMe(), loadGames(), loadPart('table'), loadPart('replay')])
  const info = await get<TableInfo>(`/tables/${id}`)
  const { game } = info
  const board = await loadTable(game)
  const table = new PastTable(info, me.player)
  const sight = sightOf(query.get('seat'), info, table.seats)
  await table.show(0, sight)
  await table.show(stepOf(query.get('step'), table.last), sight)
  const [catalogue, story, end] = await Promise.all([
    catalogueOfTable(id),
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
