// Telling somebody that it is their turn: a sound, and a notification where the page is out of sight.
import { untrack } from 'svelte'
import { notify } from '../lib/notify'
import { cue } from '../lib/sound'
import type { Stage } from '../lib/stage.svelte'
import type { Table } from '../lib/table.svelte'
import { say } from '../lib/text.svelte'

/** Tell once for each time that the turn comes from somebody else, as soon as their move has been told. `what` says
 * which match it is. */
export function noticeTurn(table: Table, stage: Stage, what: () => string): void {
  let told = false
  $effect(() => {
    const mine = table.myTurn && !stage.playing
    untrack(() => {
      const before = table.steps.at(-1)?.seat ?? null
      if (mine && !told && before !== null && !table.seats.includes(before)) {
        cue('turn')
        void notify(say('table-your-turn'), what(), `/t/${table.id}`)
      }
      told = mine
    })
  })
}
