// What the printed values of the cards in play add up to, with what a booking takes off.
import { KINDS } from '../art/shapes'
import type { Catalogue, Values } from './card/catalogue'
import type { Side } from './match'

const NONE: Values = { shot: 0, pass: 0, defence: 0 }

export function penaltyOf(side: Side, catalogue: Catalogue): Values {
  return side.booked === 'none' ? NONE : (catalogue.card(side.booked)?.values ?? NONE)
}

export function sumsOf(side: Side, catalogue: Catalogue, added: readonly string[] = []): Values {
  const sums = { ...penaltyOf(side, catalogue) }
  for (const id of [...side.area, ...added]) {
    const values = catalogue.card(id)?.values ?? NONE
    for (const kind of KINDS) sums[kind] += values[kind]
  }
  return sums
}
