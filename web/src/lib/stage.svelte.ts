// The stage: shows what happens one step after the other, at a pace that can be followed, and can be skipped.
import type { Happened, Position, Step } from './net/wire'
import { paced, settings } from './settings.svelte'
import type { Cause, Table } from './table.svelte'

const LONGEST = 16_000 // milliseconds for one step
const MOST_WAITING = 12 // steps; who is further behind is brought up to date at once

interface Scene {
  position: Position
  step: Step
}

/** How long an event is shown, in milliseconds, at normal speed; 0 passes at once. */
export type Pace = (event: Happened, step: Step) => number

export class Stage {
  position = $state.raw<Position | null>(null) // what is to be shown now
  before = $state.raw<Position | null>(null) // what was shown before the step that plays
  step = $state.raw<Step | null>(null) // the step that is being played, and then the last one played
  event = $state.raw<Happened | null>(null) // the event of it that is being told
  playing = $state(false)
  still = $state(false) // the board shows what decided the match, as a still picture: the result waits for that

  private waiting: Scene[] = []
  private wake: (() => void) | null = null
  private run = 0 // of the telling: one that was skipped does not go on beside the next
  private leave: () => void

  constructor(
    readonly table: Table,
    private readonly pace: Pace = () => 0,
    private readonly least: Pace = () => 0,
  ) {
    this.position = table.position
    this.leave = table.onChange((position, cause) => this.change(position, cause))
    document.addEventListener('visibilitychange', this.hide)
  }

  /** What lies on the table as it is shown. */
  get view(): Record<string, unknown> | null {
    return this.position?.view ?? null
  }

  close(): void {
    this.leave()
    document.removeEventListener('visibilitychange', this.hide)
    this.skip()
  }

  /** Show at once how things stand. */
  skip(): void {
    this.run++
    this.waiting = []
    this.position = this.table.position
    this.event = null
    this.playing = false
    this.wake?.()
  }

  /** How long a step is told where things move, in milliseconds at normal speed. */
  timeOf(step: Step): number {
    return step.events.reduce((sum, event) => sum + this.pace(event, step), 0)
  }

  private hide = (): void => {
    if (document.hidden) this.skip()
  }

  private change(position: Position | null, step: Cause): void {
    if (step === 'same') {
      const last = this.waiting.at(-1)
      if (last && position) last.position = position
      else this.position = position
      return
    }
    if (step === null || position === null) {
      this.skip()
      this.step = null
      return
    }
    this.waiting.push({ position, step })
    if (document.hidden || settings.motion === 'off' || this.waiting.length > MOST_WAITING) {
      this.before = this.position
      this.step = step
      this.skip()
    } else if (!this.playing) {
      void this.play()
    }
  }

  /** Play what waits. The position changes when its step begins, so that things can move to where they belong. */
  private async play(): Promise<void> {
    const run = ++this.run
    this.playing = true
    for (let scene = this.waiting.shift(); scene; scene = this.waiting.shift()) {
      this.before = this.position
      this.position = scene.position
      this.step = scene.step
      let left = LONGEST
      for (const event of scene.step.events) {
        const time = Math.min(this.pace(event, scene.step), left)
        if (time <= 0) continue
        left -= time
        this.event = event
        await this.pause(Math.max(paced(time), this.least(event, scene.step)))
        if (run !== this.run) return
      }
    }
    this.event = null
    this.playing = false
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds)
      this.wake = () => {
        clearTimeout(timer)
        this.wake = null
        done()
      }
    })
  }
}
