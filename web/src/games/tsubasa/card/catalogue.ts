// The cards of Captain Tsubasa as the server shows them, and how to find one.
import type { Team } from '../art/crest'
import type { Kind } from '../../../art/shapes'
import type { Words } from '../../../lib/net/wire'

export type Deck =
  'initial' | 'motivation' | 'match' | 'signing' | 'fatigue' | 'special-shot' | 'special-defence' | 'booking'
export type Position = 'GK' | 'DF' | 'MF' | 'FW'
export type Values = Record<Kind, number>

/** What using an ability asks of a coach: nothing, to weigh a price, to choose a card or token, or a decision at the dice. */
export type Use = 'at-once' | 'weighed' | 'choice' | 'later'

export interface Ability {
  number: 1 | 2
  text: Words
  face: Words // what stands on the card
  icon: string
  telling: boolean // whether the icon says what the card is about
  use: Use
  tokens: Kind[] // that it gains
  amount: number | null
}

/** On which numbers of the die a goalkeeper catches the ball, and turns it into a corner: up to `caught`, up to `corner`. */
export interface SaveDie {
  caught: number
  corner: number
}

export interface CardData {
  id: string
  deck: Deck
  name: Words
  short: Words | null
  team: Team | null
  number: number | null
  position: Position | null
  half: 1 | 2 | null
  star: boolean
  values: Values
  cost: Values | null
  abilities: Ability[]
  must: { text: Words; face: Words } | null
  rerolls: boolean // whether it can have a die rolled again
  save: SaveDie | null
  player: string | null // the initial card that a motivation card belongs to
  stops: string | null // the special shot that a special defence stops
  text: Words // what the card does, in one sentence
}

export interface CatalogueData {
  game: 'tsubasa'
  hash: string
  cards: CardData[]
}

const NUMBERED = /^fatigue-\d+$/

/** All cards of a match by their ids, as views and actions name them. */
export class Catalogue {
  readonly #cards: Map<string, CardData>

  constructor(data: CatalogueData) {
    this.#cards = new Map(data.cards.map((card) => [card.id, card]))
  }

  /** The card with this id; the fatigue cards, numbered or not, are all alike. */
  card(id: string): CardData | undefined {
    return this.#cards.get(NUMBERED.test(id) ? 'fatigue' : id)
  }

  get all(): CardData[] {
    return [...this.#cards.values()]
  }

  /** The motivation card of a player, if there is one. */
  motivated(player: string): CardData | undefined {
    return this.all.find((card) => card.deck === 'motivation' && card.player === player)
  }
}
