// What is told of a table's dice: at once what it shows otherwise than before, and at the end what came of the checks.
import type { Table } from '../lib/table.svelte'
import { brokenBy, noteBroken, noteSteps, promiseOf, type Broken } from '../lib/promises'
import { examine, lookAtSecret } from '../replay/verdict'

export type DiceVerdict = 'unknown' | 'ok' | 'failed' | 'withheld' // by the server: the record

export class DiceWatch {
  broken = $state<Broken | null>(null)
  verdict = $state<DiceVerdict>('unknown')
  private done = false

  constructor(private readonly table: Table) {
    this.broken = promiseOf(table.id)?.broken ?? null
  }

  /** Compare what the table shows with what was noted. */
  look(): void {
    const { info, me, steps } = this.table
    const last = steps.at(-1)
    if (last) noteSteps(this.table.id, last.number + 1)
    const broken = info && brokenBy(this.table.id, info, me)
    if (broken) noteBroken(this.table.id, broken)
    this.takeNoted()
  }

  private takeNoted(): void {
    const noted = promiseOf(this.table.id)?.broken
    if (noted) this.broken = noted
  }

  /** Check the dice of a match that is over, once. */
  async judge(): Promise<void> {
    const { info, me, steps, result } = this.table
    if (this.done || !info || !result) return
    this.done = true
    try {
      await lookAtSecret(this.table.id, result.secret)
      this.takeNoted()
      const { record, checks, withheld } = await examine(this.table.id, info, me, steps)
      if (withheld) {
        if (this.table.connected === 'online') this.verdict = 'withheld'
        this.done = false // it is asked for again when the table tells something new
        return
      }
      this.takeNoted()
      const failed = !record || checks?.some((one) => one.verdict === 'failed')
      const sure = checks?.every((one) => one.verdict === 'ok')
      if (failed || this.broken) this.verdict = 'failed'
      else if (sure) this.verdict = 'ok'
    } catch {
      this.done = false // nothing could be checked: that says nothing of the dice
    }
  }
}
