// Where the buildings of a town stand along the street: twelve plots, one for each dice number.
import type { Cards } from './cards'
import type { Card, Counted } from './types'

export interface Standing {
  card: Card
  copies: number
  x: number // middle, in plots from the left edge
  size: number // width, in plots
  rise: number // how far it stands up the hill, in plots
  depth: number // what stands in front of what
}

const SPREAD: Record<number, readonly (readonly [x: number, size: number, rise: number])[]> = {
  1: [[0, 0.98, 0]],
  2: [
    [-0.23, 0.68, 0.16],
    [0.22, 0.68, 0],
  ],
  3: [
    [-0.28, 0.56, 0],
    [0.01, 0.56, 0.3],
    [0.3, 0.56, 0],
  ],
}

const ASIDE = 0.36 // how far a card of several numbers steps to the free side, in plots

/** Where large projects stand on the hill, by place in their order. */
const HILL: readonly (readonly [x: number, size: number])[] = [
  [10.3, 0.9],
  [7, 1.1],
  [4, 0.98],
  [8.1, 0.98],
]

/** A card of several numbers stands amid their plots: aside of what stands on one side, behind what is on both. */
function between(left: boolean, right: boolean): { lean: number; size: number; rise: number; depth: number } {
  if (left && right) return { lean: 0, size: 0.76, rise: 0.42, depth: 1 }
  if (left || right) return { lean: left ? ASIDE : -ASIDE, size: 0.72, rise: 0, depth: 2 }
  return { lean: 0, size: 0.98, rise: 0, depth: 2 }
}

/** The buildings of a town, those at the back first. */
export function streetPlan(cards: Pick<Cards, 'large' | 'in'>, owned: Counted, large: readonly string[]): Standing[] {
  const plan: Standing[] = cards.large.flatMap((card, place) => {
    const [x, size] = HILL[place] ?? [11.5, 1]
    return large.includes(card.id) ? [{ card, copies: 1, x, size, rise: 0.44, depth: 0 }] : []
  })
  const standing = cards.in(owned)
  const front = standing.filter((card) => card.numbers.length === 1)
  const taken = (from: number, to: number) => front.some(({ numbers: [at = 0] }) => from <= at && at <= to)
  for (const card of standing) {
    const [first = 1, last = first] = [card.numbers[0], card.numbers.at(-1)]
    const copies = owned[card.id] ?? 0
    if (first !== last) {
      const middle = (first + last) / 2
      const { lean, ...place } = between(taken(first, middle), taken(middle, last))
      plan.push({ card, copies, x: middle - 0.5 + lean, ...place })
      continue
    }
    const beside = front.filter((other) => other.numbers[0] === first)
    const [x, size, rise] = (SPREAD[beside.length] ?? SPREAD[3])?.[beside.indexOf(card)] ?? [0, 0.5, 0]
    plan.push({ card, copies, x: first - 0.5 + x, size, rise, depth: rise ? 2 : 3 })
  }
  return plan.sort((one, other) => one.depth - other.depth)
}
