import { describe, expect, it } from 'vitest'
import { hurts as hurtsInTown } from '../machikoro/hurts'
import { hurts } from './hurts'
import { pace } from './pace'

const event = (name: string, numbers: number[], args = {}) => ({ name, numbers, text: { key: `event-${name}`, args } })
const step = (seat: number) => ({ number: 1, events: [], seat, action: null, promised: null })
const READ = 5000 // milliseconds

describe('what hurts a coach', () => {
  it('is being booked, and losses by the rival', () => {
    expect(hurts(event('booked', [0, 1]), 0, step(0))).toContain('svg')
    expect(hurts(event('booked', [1, 1]), 0, step(0))).toBeNull()
    for (const name of ['injured', 'sent-back', 'tired']) {
      expect(hurts(event(name, [0, 3]), 0, step(1)), name).toContain('svg')
      expect(hurts(event(name, [0, 3]), 0, step(0)), name).toBeNull()
      expect(hurts(event(name, [1, 3]), 0, step(0)), name).toBeNull()
    }
  })

  it('is a reroll by the rival, and a special shot that is stopped or taken', () => {
    expect(hurts(event('rerolled', [1, 0, 2]), 0, step(1))).toContain('svg')
    expect(hurts(event('rerolled', [0, 1, 2]), 0, step(0))).toBeNull()
    expect(hurts(event('duelled', [0, 1, 1, 1]), 0, step(1))).toContain('svg')
    expect(hurts(event('duelled', [0, 1, 2, 0]), 0, step(1))).toBeNull()
    const card = { key: 'card-special-shot-of-nankatsu' }
    expect(hurts(event('drafted', [1, 9], { card }), 0, step(1))).toContain('svg')
    expect(hurts(event('drafted', [1, 9], { card }), 1, step(1))).toBeNull()
  })

  it('is in a town losing coins, or a card by a swap', () => {
    expect(hurtsInTown(event('claim-paid', [0, 1, 2, 3]), 0, step(0))).toContain('svg')
    expect(hurtsInTown(event('claim-paid', [0, 1, 0, 3]), 0, step(0))).toBeNull()
    expect(hurtsInTown(event('taken', [1, 0, 2, 5]), 0, step(1))).toContain('svg')
    expect(hurtsInTown(event('taken', [0, 1, 2, 5]), 0, step(0))).toBeNull()
    expect(hurtsInTown(event('swapped', [1, 0, 4, 5]), 0, step(1))).toContain('svg')
  })
})

describe('a goal', () => {
  it('stays long enough to be read', () => {
    expect(pace(event('goal', [0, 1, 0]), step(0))).toBeGreaterThan(READ)
  })
})
