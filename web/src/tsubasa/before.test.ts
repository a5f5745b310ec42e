import { describe, expect, it } from 'vitest'
import { before } from './before'
import type { Contest } from './contest'

const contest = (attack: number, defence: number, kind: Contest['kind'] = 'shot'): Contest => ({
  kind,
  attacker: 0,
  defender: 1,
  cards: [attack, defence],
  tokens: [0, 0],
  dice: [5, 3],
  rolling: null,
  keeper: null,
  saveDie: 0,
  assured: null,
  duel: null,
  outcome: null,
  goals: [0, 0],
})

describe('the odds before the dice', () => {
  it('are 21 of 36 for the attacker when both are level', () => {
    expect(before(contest(12, 12), null, false)).toMatchObject({
      lead: 0,
      won: 21 / 36,
      beaten: null,
      success: 21 / 36,
    })
  })

  it('have the goalkeeper in them, of a shot only', () => {
    const save = { caught: 1, corner: 3 }
    expect(before(contest(12, 12), save, false).success).toBeCloseTo(0.2917, 4)
    expect(before(contest(12, 12, 'pass'), save, false).beaten).toBeNull()
  })

  it('let a 6 win against a 1 where that is assured', () => {
    expect(before(contest(0, 20), null, true).won).toBe(1 / 36)
    expect(before(contest(20, 0), null, true).won).toBe(35 / 36)
  })
})
