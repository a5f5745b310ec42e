import { describe, expect, it } from 'vitest'
import { keyed, matchOf } from './match'

const open = {
  half: 1,
  round: 2,
  phase: 'attack',
  to_act: 1,
  attacker: 1,
  goals: [1, 0],
  booked: ['none', 'yellow'],
  available: [{ shot: 1 }, {}],
  area: [['tsubasa-ozora'], []],
  discard_pile: [[], ['kojiro-hyuga']],
  removed: [[], []],
  bench: [['motivated-tsubasa-ozora', 'fatigue'], []],
  pitch: ['injury'],
  signings: ['taro-misaki'],
}

describe('a match', () => {
  it('shows a coach the own hand, and of the other only what is known', () => {
    const view = {
      ...open,
      seat: 0,
      hand: ['hajime-taki'],
      draw_deck: ['mamoru-izawa'],
      hands: [
        { size: 1, known: [], unseen: [0, 0], drawn: 1 },
        { size: 3, known: ['rebound'], unseen: [1, 0], drawn: 1 },
      ],
      pools: [
        { cards: [], unseen: [0, 0], in_hand: 1, in_draw_deck: 1 },
        { cards: ['kiyoshi-furuta'], unseen: [0, 0], in_hand: 1, in_draw_deck: 7 },
      ],
      match_deck: 4,
    }
    const [own, other] = matchOf({ view }).sides
    expect(own.hand).toEqual(['hajime-taki'])
    expect(own.bench).toEqual(['motivated-tsubasa-ozora'])
    expect(own.available).toEqual({ shot: 1, pass: 0, defence: 0 })
    expect(other.hand).toBeNull()
    expect(other.outside).toEqual({ size: 3, known: ['rebound'], unseen: 1, drawn: 1 })
    expect(other.drawDeckSize).toBe(7)
  })

  it('shows everything once it may', () => {
    const whole = {
      ...open,
      hand: [['hajime-taki'], ['rebound']],
      draw_deck: [[], ['hiroshi-imai']],
      match_deck: ['foul', 'injury'],
      open: ['rebound 1'],
    }
    const match = matchOf({ view: whole })
    expect(match.sides[1].hand).toEqual(['rebound'])
    expect(match.matchDeck).toBe(1)
    expect(match.open).toEqual([{ card: 'rebound', used: [1] }])
  })

  it('tells cards apart that are alike', () => {
    expect(keyed(['fatigue', 'fatigue'], 1).map((one) => one.key)).toEqual(['1:fatigue', '1:fatigue#2'])
  })
})
