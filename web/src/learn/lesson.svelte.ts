// A lesson: a match on a real table, in which only what the script says can be done.
import type { Words } from '../lib/net/frames'
import { Table, type Refused } from '../lib/table.svelte'

export interface LessonStep {
  decision: number // so many decisions have been taken when it is its turn
  text: Words
  do: string | null // what the learner decides; without it the step is only read
  at: string[] // the parts of the board that a step to be read is about
}

export interface Lesson {
  game: string
  seat: number
  bot: string
  options: Record<string, boolean>
  steps: LessonStep[]
}

/** The first step that is still to come when so many decisions have been taken. */
export function placeAt(steps: readonly LessonStep[], decisions: number): number {
  const found = steps.findIndex((step) => step.decision >= decisions)
  return found < 0 ? steps.length : found
}

/** What may be decided now: what the step asks for, or what the next one will that only waits to be read. */
export function wanted(steps: readonly LessonStep[], place: number, decisions: number): string | null {
  const next = steps.slice(place).find((step) => step.do !== null)
  return next && next.decision === decisions ? next.do : null
}

export class LessonTable extends Table {
  at = $state(0) // of the step that is shown
  stray = $state(0) // how often something else was tried
  override readonly plans = false // every decision is a step of its own

  readonly decisions = $derived(this.steps.at(-1)?.number ?? 0)
  readonly step = $derived.by(() => this.lesson.steps[this.at] ?? null)
  readonly done = $derived.by(() => this.at >= this.lesson.steps.length)
  readonly wants = $derived.by(() => wanted(this.lesson.steps, this.at, this.decisions))
  /** Whether what the step asks for can be done here; a match that went another way can only be played on. */
  readonly astray = $derived.by(
    () => this.asked && this.wants !== null && !this.position?.legal.some((one) => one.action === this.wants),
  )
  /** Whether the match has come to where the step is about. */
  readonly reached = $derived.by(() => this.step !== null && this.decisions >= this.step.decision)

  constructor(
    id: string,
    readonly lesson: Lesson,
  ) {
    super(id)
  }

  override decide(action: string): Promise<Refused | null> {
    if (!this.done && action !== this.wants) {
      this.stray++
      return Promise.resolve({ code: 'lesson', text: { key: 'learn-later' } })
    }
    return super.decide(action)
  }

  /** Follow the match: steps whose decision has been taken are over. Called whenever decisions have been taken. */
  follow(): void {
    const { steps } = this.lesson
    while (this.at < steps.length && this.isOver(steps[this.at] as LessonStep)) this.at++
  }

  next(): void {
    if (this.step && this.step.do === null) this.at++
    this.follow()
  }

  private isOver(step: LessonStep): boolean {
    return step.do !== null && step.decision < this.decisions
  }
}
