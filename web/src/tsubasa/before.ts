// The odds that a contest had before its dice, counted afterwards from what lay open: both sums, and the goalkeeper.
import type { SaveDie } from './card/catalogue'
import type { Contest } from './contest'

const FACES = [1, 2, 3, 4, 5, 6]

export interface Before {
  lead: number // of the attacker, before the dice
  won: number // the chance that the attacker's total is enough
  beaten: number | null // the chance that the goalkeeper is beaten then; null: nobody there to save
  success: number // of a goal, or of the ball
}

/** How many of the 36 throws win for an attacker who leads by so much; a tie is the attacker's. */
function throwsWon(lead: number, assured: boolean): number {
  let won = 0
  for (const own of FACES) {
    for (const other of FACES) {
      const decided = assured && Math.abs(own - other) === 5
      if (decided ? own > other : lead + own >= other) won++
    }
  }
  return won
}

/** What a contest promised whose dice have been rolled. */
export function before(contest: Contest, save: SaveDie | null, assured: boolean): Before {
  const sum = (seat: 0 | 1) => contest.cards[seat] + (contest.tokens[seat] ?? 0)
  const lead = sum(contest.attacker) - sum(contest.defender)
  const won = throwsWon(lead, assured) / 36
  const beaten = save && contest.kind === 'shot' ? (6 - Math.max(save.corner, save.caught)) / 6 : null
  return { lead, won, beaten, success: won * (beaten ?? 1) }
}
