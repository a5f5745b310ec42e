// What hurts is called out: a short sentence with an icon that stays long enough to be read.
import type { Happened, Step } from '../lib/net/wire'
import type { Stage } from '../lib/stage.svelte'
import type { Table } from '../lib/table.svelte'
import { textsOf } from '../lib/text.svelte'
import { toldSteps } from './telling'

/** The icon of an event that hurts a seat, as an SVG string; null if it does not. */
export type Hurts = (event: Happened, you: number, step: Step) => string | null

export interface Callout {
  id: string
  icon: string
  text: string
}

const TIME = 7000 // milliseconds, at any speed
const MOST = 3 // at once

/** How far the telling had come for a seat. */
interface Mark {
  step: number
  events: number
}

export class Callouts {
  shown = $state.raw<Callout[]>([])
  private marks = new Map<number, Mark>()

  constructor(
    private readonly table: Table,
    private readonly stage: Stage,
    private readonly hurts: Hurts,
  ) {}

  dismiss(id: string): void {
    this.shown = this.shown.filter((one) => one.id !== id)
  }

  /** Call out what has been told since the last time. Called in an effect, with what there is to be told. */
  follow(you: number, steps: readonly Step[]): void {
    const last = steps.at(-1)
    const now = { step: last?.number ?? -1, events: last?.events.length ?? 0 }
    const before = this.marks.get(you)
    this.marks.set(you, now)
    if (!before) return
    for (const step of steps) {
      if (step.number < before.step) continue
      const known = step.number === before.step ? before.events : 0
      step.events.forEach((event, place) => {
        const icon = place >= known ? this.hurts(event, you, step) : null
        if (icon) this.call({ id: `${you}/${step.number}/${place}`, icon, text: this.say(event) })
      })
    }
  }

  /** The steps that have been told to a seat. */
  get told(): Step[] {
    return toldSteps(this.table.steps, this.stage)
  }

  private say(event: Happened): string {
    return textsOf(this.table.info?.game ?? '').words(event.text, this.table.who)
  }

  private call(callout: Callout): void {
    this.shown = [...this.shown.filter((one) => one.id !== callout.id), callout].slice(-MOST)
    setTimeout(() => this.dismiss(callout.id), TIME)
  }
}
