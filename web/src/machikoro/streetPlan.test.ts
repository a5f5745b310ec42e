// Where buildings stand.
import { expect, test } from 'vitest'
import type { Cards } from './cards'
import { streetPlan } from './streetPlan'
import type { Card } from './types'

const cards = [
  { id: 'pitch', numbers: [2] },
  { id: 'stand', numbers: [2, 3] },
  { id: 'trainer', numbers: [6] },
  { id: 'player', numbers: [6] },
] as Card[]
const street = {
  large: [{ id: 'academy', numbers: [] as number[] }] as Card[],
  in: (owned: Record<string, number>) => cards.filter((card) => owned[card.id]),
} satisfies Pick<Cards, 'large' | 'in'>

const at = (owned: Record<string, number>, id: string, large: string[] = []) =>
  streetPlan(street, owned, large).find((one) => one.card.id === id)

test('a card of two numbers stands between their plots, and steps back for what stands there', () => {
  expect(at({ stand: 1 }, 'stand')).toMatchObject({ x: 2, rise: 0 })
  const behind = at({ stand: 1, pitch: 1 }, 'stand')
  expect(behind?.x).toBe(2)
  expect(behind?.rise).toBeGreaterThan(0)
  expect(behind?.depth).toBeLessThan(at({ stand: 1, pitch: 1 }, 'pitch')?.depth ?? 0)
})

test('cards of one number share its plot', () => {
  const [trainer, player] = [at({ trainer: 1, player: 1 }, 'trainer'), at({ trainer: 1, player: 1 }, 'player')]
  expect(trainer?.x).toBeLessThan(5.5)
  expect(player?.x).toBeGreaterThan(5.5)
})

test('large projects stand behind everything', () => {
  expect(streetPlan(street, { pitch: 1 }, ['academy'])[0]?.card.id).toBe('academy')
})
