// The cards of a table: found by id or by the number that events call them, in the order of the street.
import type { Advantage, Card, Catalogue, Counted } from './types'

export class Cards {
  readonly small: readonly Card[] // in the order in which events number them
  readonly large: readonly Card[]
  readonly street: readonly Card[] // by dice number
  private readonly byId: ReadonlyMap<string, Card>

  constructor(catalogue: Catalogue) {
    this.small = catalogue.cards.filter((card) => card.kind === 'small')
    this.large = catalogue.cards.filter((card) => card.kind === 'large')
    this.street = [...this.small].sort((one, other) => first(one) - first(other) || last(one) - last(other))
    this.byId = new Map(catalogue.cards.map((card) => [card.id, card]))
  }

  of(id: string): Card | undefined {
    return this.byId.get(id)
  }

  /** The large project that gives an advantage. */
  giving(advantage: Advantage): string {
    return this.large.find((card) => card.advantage === advantage)?.id ?? ''
  }

  /** The cards of a town, in the order of the street. */
  in(owned: Counted): Card[] {
    return this.street.filter((card) => owned[card.id])
  }
}

const first = (card: Card): number => card.numbers[0] ?? 0
const last = (card: Card): number => card.numbers.at(-1) ?? 0

/** The numbers that make a card pay, as they are written on it: `4`, `9–10`. */
export const numbersOf = (card: Card): string =>
  card.numbers.length > 1 ? `${first(card)}–${last(card)}` : `${first(card) || ''}`
