// Several people at one screen: whose seat is shown, and when a curtain keeps hands secret.
import { untrack } from 'svelte'
import { settings } from '../lib/settings.svelte'
import type { Stage } from '../lib/stage.svelte'
import type { Table } from '../lib/table.svelte'

const AFTERGLOW = 900 // milliseconds in which somebody sees what came of their decision
const LONGEST = 5000 // where nothing has moved before

export interface Sharing {
  readonly curtain: number | null // whom the device is to be passed to
  readonly lingers: boolean // whether somebody still sees what came of their decision, before a curtain falls
  readonly ready: boolean // whether the board may be shown
  drop(): void
  raise(): void
}

/** Look from the seat to act. Where hands are secret, somebody has to say first that the device is theirs. */
export function seatToShow(table: Table, stage: Stage, hidden: boolean): Sharing {
  let shown = $state<number | null>(null) // whose hand may be seen: they have said so
  const several = $derived(table.seats.length > 1 && !table.over)
  const secret = $derived(hidden && several)
  const turn = $derived(table.myTurn ? (table.position?.to_act ?? null) : null)
  const lingers = $derived(secret && turn !== null && !stage.playing && shown !== null && shown !== turn)
  const drop = () => void (shown = null)

  $effect(() => {
    if (several && !secret && turn !== null && !stage.playing && table.seat !== turn) untrack(() => table.look(turn))
  })
  $effect(() => {
    if (!lingers) return
    const step = untrack(() => table.steps.at(-1))
    const unmoved = settings.motion === 'off' && step ? Math.min(stage.timeOf(step), LONGEST) : 0
    const timer = setTimeout(drop, Math.max(unmoved, AFTERGLOW))
    return () => clearTimeout(timer)
  })

  const curtain = $derived(secret && shown === null ? turn : null)

  return {
    get curtain() {
      return curtain
    },
    get lingers() {
      return lingers
    },
    get ready() {
      return !secret || (shown !== null && table.seat === shown)
    },
    drop,
    raise() {
      shown = curtain
      if (shown !== null && table.seat !== shown) table.look(shown)
    },
  }
}
