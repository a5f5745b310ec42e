// Coins that change hands in an event: from which place of the table to which.
import type { Happened } from '../lib/net/wire'
import type { Cards } from './cards'

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
export function paymentOf({ name, numbers }: Happened, cards: Cards): Payment | null {
  const [seat = 0, second = 0, third = 0, fourth = 0] = numbers
  const small = cards.small[second]?.id ?? ''
  switch (name) {
    case 'claim-paid':
      return { from: purseOf(seat), to: purseOf(second), coins: third }
    case 'income':
      return { from: `${ownedBy(seat, small)}, ${tileOf(small)}`, to: purseOf(seat), coins: fourth }
    case 'taken':
      return { from: purseOf(second), to: purseOf(seat), coins: third }
    case 'stipend':
      return { from: groundOf(seat), to: purseOf(seat), coins: second }
    case 'built':
      return { from: purseOf(seat), to: `${tileOf(small)}, ${ownedBy(seat, small)}`, coins: third }
    case 'built-large':
      return { from: purseOf(seat), to: largeOf(seat, cards.large[second]?.id ?? ''), coins: third }
    default:
      return null
  }
}

export type Lit = (seat: number, card: string) => boolean

/** The cards that an event is about: by seat, those that light up while it is told. */
export function lit(event: Happened | null, view: { dice?: number[] }, cards: Cards): Lit {
  if (!event) return () => false
  const [seat = 0, second = 0, third = 0, fourth = 0] = event.numbers
  const sum = (view.dice ?? []).reduce((one, other) => one + other, 0)
  switch (event.name) {
    case 'income':
    case 'built':
      return (who, card) => who === seat && card === cards.small[second]?.id
    case 'claim-paid':
      return (who, card) => {
        const found = cards.of(card)
        return who === second && found?.colour === 'red' && found.numbers.includes(sum)
      }
    case 'taken':
      return (who, card) => who === seat && card === cards.small[fourth]?.id
    case 'swapped':
      return (who, card) =>
        (who === seat && card === cards.small[third]?.id) || (who === second && card === cards.small[fourth]?.id)
    default:
      return () => false
  }
}
