import { describe, expect, it } from 'vitest'
import type { Ability, CardData, Use } from './card/catalogue'
import { following, gainedBy, waysOf } from './plan'

const ability = (number: 1 | 2, use: Use, tokens: Ability['tokens'] = [], amount: number | null = null): Ability => ({
  number,
  use,
  tokens,
  amount,
  icon: 'an-icon',
  telling: false,
  text: { key: 'text' },
  face: { key: 'face' },
})
const card = (abilities: Ability[], must = false) =>
  ({ abilities, must: must ? { text: { key: 'text' }, face: { key: 'face' } } : null }) as CardData

describe('what follows a play', () => {
  const either = ability(1, 'choice', ['shot', 'pass'], 1)

  it('uses what costs nothing, and chooses the token', () => {
    expect(waysOf(either)).toEqual(['shot', 'pass', 'skip'])
    expect(following(card([either, ability(2, 'at-once')]), {})).toEqual(['use 1', 'gain shot', 'use 2', 'end'])
    expect(following(card([either]), { 1: 'pass' })).toEqual(['use 1', 'gain pass', 'end'])
    expect(gainedBy(card([either]), { 1: 'pass' })).toEqual({ pass: 1 })
  })

  it('asks about what has its price, and about what needs another choice', () => {
    expect(following(card([ability(1, 'at-once', ['defence'], 2)], true), {})).toEqual([])
    expect(following(card([ability(1, 'choice')]), {})).toEqual([])
    expect(following(card([ability(1, 'choice')]), { 1: 'skip' })).toEqual(['end'])
  })

  it('asks how several tokens are to be chosen, and gains one of each kind at once', () => {
    expect(following(card([ability(1, 'choice', ['shot', 'pass'], 2)]), {})).toEqual([])
    const each = card([ability(1, 'at-once', ['shot', 'pass'], 1)])
    expect(following(each, {})).toEqual(['use 1', 'end'])
    expect(gainedBy(each, {})).toEqual({ shot: 1, pass: 1 })
  })

  it('asks about what has a price', () => {
    expect(following(card([ability(1, 'weighed')]), {})).toEqual([])
  })

  it('uses what was chosen to be used, and then asks for its target alone', () => {
    expect(waysOf(ability(1, 'choice'))).toEqual(['use', 'skip'])
    expect(following(card([ability(1, 'choice')]), { 1: 'use' })).toEqual(['use 1', 'end'])
  })

  it('leaves rerolls and saves to their time', () => {
    expect(following(card([ability(1, 'at-once'), ability(2, 'later')]), {})).toEqual(['use 1', 'end'])
  })
})
