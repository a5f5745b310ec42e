// A lesson: a match on a real table, in which only what the script says can be done.
import type { LessonInfo, LessonStep, Words } from '../lib/net/wire'
import { Table, type Refused } from '../lib/table.svelte'

/** The cards that a text mentions. */
export function cardsIn(text: Words): string[] {
  const names = Object.values(text.args ?? {}).map((one) => (typeof one === 'object' && 'key' in one ? one.key : ''))
  return names.filter((name) => name.startsWith('card-')).map((name) => name.slice('card-'.length))
}

/** The step at which a learner goes on after so many decisions, who had come to the step `known` before. */
export function placeAt(steps: readonly LessonStep[], decisions: number, known = 0): number {
  const isRead = (step: LessonStep) => step.do === null && step.decision <= decisions
  const found = steps.findIndex((step, at) => step.decision >= decisions && !(at < known && isRead(step)))
  return found < 0 ? steps.length : found
}

/** The next step at which the learner decides. */
const nextToDo = (steps: readonly LessonStep[], place: number) => steps.slice(place).find((step) => step.do !== null)

/** What may be decided now: what the step asks for, or what the next one will that only waits to be read. */
export function wanted(steps: readonly LessonStep[], place: number, decisions: number): string | null {
  const next = nextToDo(steps, place)
  return next && next.decision === decisions ? next.do : null
}

/** Whether a match in which the learner has to decide has left the script: they would decide only later in the lesson,
 * or what it asks for is not legal. */
export function leftScript(
  steps: readonly LessonStep[],
  place: number,
  decisions: number,
  legal: readonly string[],
): boolean {
  const next = nextToDo(steps, place)
  if (!next?.do) return false
  return next.decision > decisions || (next.decision === decisions && !legal.includes(next.do))
}

export class LessonTable extends Table {
  at = $state(0) // of the step that is shown
  strayed = $state(false) // the last thing that was tried comes later
  override readonly plans = false // every decision is a step of its own

  readonly decisions = $derived(this.steps.at(-1)?.number ?? 0)
  readonly step = $derived.by(() => this.lesson.steps[this.at] ?? null)
  readonly done = $derived.by(() => this.at >= this.lesson.steps.length)
  readonly wants = $derived.by(() => wanted(this.lesson.steps, this.at, this.decisions))
  /** Whether the match went another way than the lesson; then it can only be played on. */
  readonly astray = $derived.by(() => this.asked && leftScript(this.lesson.steps, this.at, this.decisions, this.legal))
  private readonly legal = $derived(this.position?.legal.map((one) => one.action) ?? [])
  /** Whether the match has come to where the step is about. */
  readonly reached = $derived.by(() => this.step !== null && this.decisions >= this.step.decision)

  constructor(
    id: string,
    readonly lesson: LessonInfo,
  ) {
    super(id)
  }

  override decide(action: string): Promise<Refused | null> {
    if (!this.done && action !== this.wants) {
      this.strayed = true
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
