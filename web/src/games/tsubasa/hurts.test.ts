import { describe, expect, it } from 'vitest'
import type { Happened } from '../../lib/net/wire'
import { hurts as hurtsInTown } from '../machikoro/hurts'
import { hurts } from './hurts'
import { pace } from './pace'

const event = (name: string, fields: Happened['fields']) => ({ name, fields, text: { key: `event-${name}` } })
const step = (seat: number) => ({ number: 1, events: [], seat, action: null, promised: null })
const READ = 5000 // milliseconds

describe('what hurts a coach', () => {
  it('is being booked, and losses by the rival', () => {
    expect(hurts(event('booked', { seat: 0, colour: 'yellow' }), 0, step(0))).toContain('svg')
    expect(hurts(event('booked', { seat: 1, colour: 'yellow' }), 0, step(0))).toBeNull()
    for (const name of ['injured', 'sent-back', 'tired']) {
      expect(hurts(event(name, { seat: 0 }), 0, step(1)), name).toContain('svg')
      expect(hurts(event(name, { seat: 0 }), 0, step(0)), name).toBeNull()
      expect(hurts(event(name, { seat: 1 }), 0, step(0)), name).toBeNull()
    }
  })

  it('is a reroll by the rival, and a special shot that is stopped or taken', () => {
    expect(hurts(event('rerolled', { seat: 1, whose: 0, die: 2 }), 0, step(1))).toContain('svg')
    expect(hurts(event('rerolled', { seat: 0, whose: 1, die: 2 }), 0, step(0))).toBeNull()
    expect(hurts(event('duelled', { seat: 0, stopped: true }), 0, step(1))).toContain('svg')
    expect(hurts(event('duelled', { seat: 0, stopped: false }), 0, step(1))).toBeNull()
    const card = 'special-shot-of-nankatsu'
    expect(hurts(event('drafted', { seat: 1, card }), 0, step(1))).toContain('svg')
    expect(hurts(event('drafted', { seat: 1, card }), 1, step(1))).toBeNull()
  })

  it('is in a town losing coins, or a card by a swap', () => {
    expect(hurtsInTown(event('claim-paid', { seat: 0, to: 1, coins: 2, claim: 3 }), 0, step(0))).toContain('svg')
    expect(hurtsInTown(event('claim-paid', { seat: 0, to: 1, coins: 0, claim: 3 }), 0, step(0))).toBeNull()
    expect(hurtsInTown(event('taken', { seat: 1, from: 0, coins: 2 }), 0, step(1))).toContain('svg')
    expect(hurtsInTown(event('taken', { seat: 0, from: 1, coins: 2 }), 0, step(0))).toBeNull()
    expect(hurtsInTown(event('swapped', { seat: 1, other: 0 }), 0, step(1))).toContain('svg')
  })
})

describe('a goal', () => {
  it('stays long enough to be read', () => {
    expect(pace(event('goal', { seat: 0, nankatsu: 1, toho: 0 }), step(0))).toBeGreaterThan(READ)
  })
})
