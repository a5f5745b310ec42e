// A match that is over, to be looked at from any seat after any decision.
import { get } from '../lib/net/api'
import type { Moment, Position, TableInfo } from '../lib/net/wire'
import { Table } from '../lib/table.svelte'

/** From whose seat one looks; null sees everything. */
export type Sight = number | null

const BEFORE = 10 // steps that are told with the one that is shown
const AHEAD = 3 // steps that are fetched before they are wanted

export class PastTable extends Table {
  number = $state(0) // the step that is shown
  last = $state(0)
  sight = $state<Sight>(null)

  override readonly hasLog = false

  private moments = new Map<string, Promise<Moment>>()
  private wish = 0

  constructor(info: TableInfo, me: string) {
    super(info.id, false)
    this.info = info
    this.me = me
    this.seats = info.places.flatMap((place, seat) => (me && place.player === me ? [seat] : []))
  }

  /** Show the match after a step. Only the last wish counts: who drags a slider wishes quickly. */
  async show(number: number, sight: Sight): Promise<void> {
    const wish = ++this.wish
    const first = Math.max(0, number - BEFORE)
    const moments = await Promise.all(range(first, number).map((one) => this.moment(one, sight)))
    const shown = moments.at(-1)
    if (!shown || wish !== this.wish) return
    const next = sight === this.sight && number === this.number + 1 && this.position !== null
    this.number = number
    this.last = shown.last
    this.sight = sight
    this.steps = moments.map((moment) => moment.step)
    const { view, to_act, figures } = shown
    const position: Position = { seat: sight, view, to_act, legal: [], barred: [], figures, no_undo: null }
    this.place(number, position)
    this.outlook = { seq: number, seat: sight, data: shown.outlook }
    this.tell(next ? shown.step : null)
    for (const one of range(number + 1, Math.min(number + AHEAD, this.last))) void this.moment(one, sight)
  }

  private moment(number: number, sight: Sight): Promise<Moment> {
    const path = `/tables/${this.id}/steps/${number}${sight === null ? '' : `?seat=${sight}`}`
    const found = this.moments.get(path) ?? get<Moment>(path)
    this.moments.set(path, found)
    found.catch(() => this.moments.delete(path))
    return found
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n)
