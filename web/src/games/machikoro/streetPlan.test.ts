// Where buildings stand.
import { expect, test } from 'vitest'
import type { Cards } from './cards'
import { streetPlan } from './streetPlan'
import type { Card } from './types'

const cards = [
  { id: 'pitch', numbers: [2] },
  { id: 'stand', numbers: [2, 3] },
  { id: 'shop', numbers: [3] },
  { id: 'league', numbers: [2, 3, 4] },
  { id: 'trainer', numbers: [6] },
  { id: 'player', numbers: [6] },
] as Card[]
const street = {
  large: [{ id: 'academy', numbers: [] as number[] }] as Card[],
  in: (owned: Record<string, number>) => cards.filter((card) => owned[card.id]),
} satisfies Pick<Cards, 'large' | 'in'>

const at = (owned: Record<string, number>, id: string, large: string[] = []) =>
  streetPlan(street, owned, large).find((one) => one.card.id === id)

test('a card of two numbers stands between their plots, aside of what is on one, behind what is on both', () => {
  expect(at({ stand: 1 }, 'stand')).toMatchObject({ x: 2, rise: 0 })
  expect(at({ stand: 1, pitch: 1 }, 'stand')?.x).toBeGreaterThan(2)
  expect(at({ stand: 1, shop: 1 }, 'stand')?.x).toBeLessThan(2)
  const full = { stand: 1, pitch: 1, shop: 1 }
  const behind = at(full, 'stand')
  expect(behind?.x).toBe(2)
  expect(behind?.rise).toBeGreaterThan(0)
  expect(behind?.depth).toBeLessThan(at(full, 'pitch')?.depth ?? 0)
})

test('a card of three numbers steps back for what stands amid its plots', () => {
  expect(at({ league: 1 }, 'league')).toMatchObject({ x: 2.5, rise: 0 })
  expect(at({ league: 1, shop: 1 }, 'league')?.rise).toBeGreaterThan(0)
  expect(at({ league: 1, pitch: 1 }, 'league')?.x).toBeGreaterThan(2.5)
})

test('nothing hides another where one of two plots is free', () => {
  const [stand, pitch] = [at({ stand: 1, pitch: 1 }, 'stand'), at({ stand: 1, pitch: 1 }, 'pitch')]
  expect(stand!.x - stand!.size / 2).toBeGreaterThan(pitch!.x + pitch!.size / 2 - 0.01)
})

test('cards of one number share its plot', () => {
  const [trainer, player] = [at({ trainer: 1, player: 1 }, 'trainer'), at({ trainer: 1, player: 1 }, 'player')]
  expect(trainer?.x).toBeLessThan(5.5)
  expect(player?.x).toBeGreaterThan(5.5)
})

test('large projects stand behind everything', () => {
  expect(streetPlan(street, { pitch: 1 }, ['academy'])[0]?.card.id).toBe('academy')
})
