// Coins that change hands in an event: from which place of the table to which.
import type { Happened } from '../../lib/net/wire'
import type { Cards } from './cards'
import type { GameEvent } from './events'

export interface Payment {
  from: string // a selector of the place
  to: string
  coins: number
}

export const purseOf = (seat: number): string => `[data-purse="${seat}"]`
const ownedBy = (seat: number, card: string): string => `[data-owned="${seat} ${card}"]`
const tileOf = (card: string): string => `[data-tile="${card}"]`
const largeOf = (seat: number, card: string): string => `[data-large="${seat} ${card}"]`
const groundOf = (seat: number): string => `[data-ground="${seat}"]`

/** Where coins go in an event; the bank is wherever a card stands that pays. */
export function paymentOf(event: Happened): Payment | null {
  const { name, fields } = event as GameEvent
  switch (name) {
    case 'claim-paid':
      return { from: purseOf(fields.seat), to: purseOf(fields.to), coins: fields.coins }
    case 'income':
      return {
        from: `${ownedBy(fields.seat, fields.card)}, ${tileOf(fields.card)}`,
        to: purseOf(fields.seat),
        coins: fields.coins,
      }
    case 'taken':
      return { from: purseOf(fields.from), to: purseOf(fields.seat), coins: fields.coins }
    case 'stipend':
      return { from: groundOf(fields.seat), to: purseOf(fields.seat), coins: fields.coins }
    case 'built':
      return {
        from: purseOf(fields.seat),
        to: `${tileOf(fields.card)}, ${ownedBy(fields.seat, fields.card)}`,
        coins: fields.cost,
      }
    case 'built-large':
      return { from: purseOf(fields.seat), to: largeOf(fields.seat, fields.card), coins: fields.cost }
    default:
      return null
  }
}

export type Lit = (seat: number, card: string) => boolean

/** The cards that an event is about: by seat, those that light up while it is told. */
export function lit(event: Happened | null, view: { dice?: number[] }, cards: Cards): Lit {
  if (!event) return () => false
  const { name, fields } = event as GameEvent
  const sum = (view.dice ?? []).reduce((one, other) => one + other, 0)
  switch (name) {
    case 'income':
    case 'built':
      return (who, card) => who === fields.seat && card === fields.card
    case 'claim-paid':
      return (who, card) => {
        const found = cards.of(card)
        return who === fields.to && found?.colour === 'red' && found.numbers.includes(sum)
      }
    case 'taken':
      return (who, card) => who === fields.seat && card === fields.card
    case 'swapped':
      return (who, card) =>
        (who === fields.seat && card === fields.received) || (who === fields.other && card === fields.given)
    default:
      return () => false
  }
}
