// The tables that the lobby shows, asked for again every few seconds while somebody looks at them.
import { get } from '../lib/net/api'
import type { ArchivePage, ListedTable } from '../lib/net/wire'
import { loadMe } from './me.svelte'

const SECONDS = 5
const MOST = 30
const FINISHED = 4
const SELDOM = 6 // what has ended is asked for every so many times

export class Tables {
  mine = $state.raw<ListedTable[]>([]) // matches
  lessons = $state.raw<ListedTable[]>([]) // one's own that are not over
  waiting = $state.raw<ListedTable[]>([])
  playing = $state.raw<ListedTable[]>([])
  finished = $state.raw<ListedTable[]>([])
  played = $state(false) // whether somebody has matches that are over
  known = $state(false) // whether the lists have come once
  lost = $state(false) // whether the server did not answer last time

  private timer: ReturnType<typeof setTimeout> | undefined
  private ended = false
  private asking = false
  private count = 0

  constructor() {
    document.addEventListener('visibilitychange', this.look)
    void this.refresh()
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    document.removeEventListener('visibilitychange', this.look)
  }

  /** Ask now, and then again after a while. */
  async refresh(): Promise<void> {
    if (this.asking || this.ended) return
    this.asking = true
    clearTimeout(this.timer)
    try {
      await this.ask()
      this.lost = false
    } catch {
      this.lost = true
    }
    this.asking = false
    if (!this.ended && !document.hidden) this.timer = setTimeout(() => void this.refresh(), SECONDS * 1000)
  }

  private look = (): void => {
    if (document.hidden) clearTimeout(this.timer)
    else void this.refresh()
  }

  private async ask(): Promise<void> {
    await loadMe() // first, so that nobody becomes two guests at once
    const [mine, waiting, playing, finished, past] = await Promise.all([
      get<ListedTable[]>(`/tables/mine?most=${MOST}`),
      get<ListedTable[]>(`/tables?status=waiting&most=${MOST}`),
      get<ListedTable[]>(`/tables?status=playing&most=${MOST}`),
      this.count % SELDOM ? null : get<ArchivePage>(`/archive?most=${FINISHED}`),
      this.count % SELDOM ? null : get<ListedTable[]>('/tables/mine?finished=true&most=1'),
    ])
    this.mine = mine.filter((one) => !one.lesson)
    this.lessons = mine.filter((one) => one.lesson)
    this.waiting = waiting
    this.playing = playing
    if (finished) this.finished = finished.tables
    if (past) this.played = past.length > 0
    this.known = true
    this.count++
  }
}

/** Where a game is learnt: the lesson that somebody has begun, or else a new one. */
export function lessonAddress(tables: Tables, game: string): string {
  const begun = tables.lessons.find((one) => one.game === game)
  return begun ? `/learn/${game}?t=${begun.id}` : `/learn/${game}`
}
