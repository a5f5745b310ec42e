// Several people at one screen: whose seat is shown, and when a curtain keeps hands secret.
import { untrack } from 'svelte'
import type { Stage } from '../lib/stage.svelte'
import type { Table } from '../lib/table.svelte'

const AFTERGLOW = 900 // milliseconds in which somebody sees what came of their decision

export interface Sharing {
  readonly curtain: number | null // whom the device is to be passed to
  readonly ready: boolean // whether the board may be shown
  raise(): void
}

/** Look from the seat to act. Where hands are secret, somebody has to say first that the device is theirs. */
export function seatToShow(table: Table, stage: Stage, hidden: boolean): Sharing {
  let shown = $state<number | null>(null) // whose hand may be seen: they have said so
  const several = $derived(table.seats.length > 1 && !table.over)
  const secret = $derived(hidden && several)
  const turn = $derived(table.myTurn ? (table.position?.to_act ?? null) : null)

  $effect(() => {
    if (!several || turn === null || stage.playing) return
    if (!secret) {
      if (table.seat !== turn) untrack(() => table.look(turn))
      return
    }
    if (shown === null || shown === turn) return
    const timer = setTimeout(() => (shown = null), AFTERGLOW)
    return () => clearTimeout(timer)
  })

  const curtain = $derived(secret && shown === null ? turn : null)

  return {
    get curtain() {
      return curtain
    },
    get ready() {
      return !secret || (shown !== null && table.seat === shown)
    },
    raise() {
      shown = curtain
      if (shown !== null && table.seat !== shown) table.look(shown)
    },
  }
}
