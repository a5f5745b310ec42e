import { describe, expect, it } from 'vitest'
import type { Ability, CardData } from './card/catalogue'
import { following, gainedBy, waysOf } from './plan'

const ability = (
  number: 1 | 2,
  icon: string,
  tokens: Ability['tokens'] = [],
  amount: number | null = null,
): Ability => ({
  number,
  icon,
  tokens,
  amount,
  text: { key: tokens.length > 1 ? 'effect-gain-either' : `effect-${icon}` },
  brief: { key: 'brief' },
})
const card = (abilities: Ability[], must = false) =>
  ({ abilities, must: must ? { key: 'effect-tire' } : null }) as CardData

describe('what follows a play', () => {
  const either = ability(1, 'gain', ['shot', 'pass'], 1)

  it('uses what costs nothing, and chooses the token', () => {
    expect(waysOf(either)).toEqual(['shot', 'pass', 'skip'])
    expect(following(card([either, ability(2, 'draw')]), {})).toEqual(['use 1', 'gain shot', 'use 2', 'end'])
    expect(following(card([either]), { 1: 'pass' })).toEqual(['use 1', 'gain pass', 'end'])
    expect(gainedBy(card([either]), { 1: 'pass' })).toEqual({ pass: 1 })
  })

  it('asks about what has its price, and about what needs another choice', () => {
    expect(following(card([ability(1, 'gain', ['defence'], 2)], true), {})).toEqual([])
    expect(following(card([ability(1, 'play')]), {})).toEqual([])
    expect(following(card([ability(1, 'play')]), { 1: 'skip' })).toEqual(['end'])
  })

  it('uses what was chosen to be used, and then asks for its target alone', () => {
    expect(waysOf(ability(1, 'play'))).toEqual(['use', 'skip'])
    expect(following(card([ability(1, 'play')]), { 1: 'use' })).toEqual(['use 1', 'end'])
  })

  it('leaves rerolls and saves to their time', () => {
    expect(following(card([ability(1, 'draw'), ability(2, 'reroll')]), {})).toEqual(['use 1', 'end'])
  })
})
