// What the server tells of Machi Koro Fußball: cards, the table, and what rolls would pay.
import type { Words } from '../../lib/net/wire'

export type Colour = 'blue' | 'green' | 'red' | 'purple'

export type Advantage = 'two-dice' | 'more-coins' | 'second-turn' | 'reroll'

export interface Card {
  id: string
  kind: 'small' | 'large'
  colour: Colour | null
  numbers: number[]
  cost: number
  stock: number
  icon: string | null
  name: Words
  when: Words | null
  effect: Words
  text: Words
  explained: Words[] // what it does, when it pays and who pays, in plain sentences
  pays: string | null
  amount: number
  counts: string | null
  advantage: Advantage | null // of a large project
}

export interface Catalogue {
  game: 'machikoro'
  hash: string
  cards: Card[]
  start: string[]
  start_coins: number
}

export type Phase = 'roll' | 'reroll' | 'take' | 'swap' | 'give' | 'build' | 'over'
export type Counted = Record<string, number>

/** The table as everybody sees it: all of it lies open. */
export interface TownView {
  players: number
  turn: number
  phase: Phase
  coins: number[]
  owned: Counted[]
  large: string[][]
  new_large?: string[][] // built in this turn: their advantage begins with the next
  market: Counted
  turns: number
  dice?: number[]
  second_turn?: boolean
  resolving?: string
  swap?: string
  winner?: number
  come_what_may?: boolean
  pile?: Counted
}

/** What the rolls of one player pay: by sum of the dice the coins of every seat, and the roller's average by dice. */
export interface Roll {
  roller: number
  sums: Record<string, number[]>
  average: Record<string, number>
}

export interface Pays {
  rolls: Roll[]
}

export interface Outlook {
  now: Pays
  actions: Record<string, Pays>
}
