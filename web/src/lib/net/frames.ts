// The frames of a table's socket, as docs/protocol.md describes them.

/** A text: its Fluent key, and its args if it has any. */
export interface Words {
  key: string
  args?: Record<string, Arg>
}
export type Arg = number | string | Words | { seat: number }

export interface Place {
  name: string
  player: string | null
  bot: string
  open: boolean
  seed: string | null // none as long as the player has not given one
  stand_in: string
  resigned: boolean
  account: boolean // whether the name is an account's, and so nobody else's
  shown: Words | Record<string, never> // the text to call them by; an open seat has none
}

export interface TableInfo {
  id: string
  game: string
  rules_version: number
  cards: string
  own_cards: boolean
  options: Record<string, boolean>
  places: Place[]
  public: boolean
  chat: boolean
  clock: 'none' | 'move' | 'match'
  seconds: number
  absence: number
  status: 'waiting' | 'playing' | 'finished' | 'closed'
  commitment: string
  created: number
  rematch: string | null
  rematch_of: string | null
  imported: boolean
  lesson?: boolean
  take_backs?: boolean // whether a player alone against bots has taken decisions back
}

export interface Choice {
  action: string
  text: Words
}

export interface Barred extends Choice {
  rule: string
  reason: Words
}

/** What an event says, by field; what one may not know is missing. Each game has types of its own (events.ts). */
export type Fields = Record<string, number | string | boolean | null | undefined>

export interface Happened {
  name: string
  fields: Fields
  text: Words
}

export interface Step {
  number: number
  events: Happened[]
  seat: number | null
  action: string | null
  promised?: Record<string, unknown> | null // what its dice promised before they were rolled
}

export interface Position<View = Record<string, unknown>> {
  seat: number | null
  view: View
  to_act: number | null
  legal: Choice[]
  barred: Barred[]
  figures?: Record<string, unknown> // what the game reckons up
  no_undo?: Words | null // why nothing can be taken back
}

export interface Clocks {
  now: number
  deadline: number | null
  left: number[]
}

export interface Question {
  what: 'undo' | 'draw' | 'pause'
  seat: number
  open: number[]
}

/** What somebody said no to; who asked has withdrawn it. */
export interface Declined {
  what: Question['what']
  seat: number
  by: number
}

export interface Result {
  how: 'rules' | 'limit' | 'resigned' | 'agreed' | 'closed'
  secret: string
  returns: number[] | null
  seat: number | null
  rule?: string | null // the rule by which it ended at the limit
}

export interface Presence {
  seats: number[]
  spectators: number
}

export interface Said {
  number: number
  player: string
  name: string
  text: string
  at: number
  seat: number | null
  account: boolean // whether the name is an account's
}

export interface TableFrame {
  type: 'table'
  seq: number
  table: TableInfo
  player: string
  seats: number[]
  presence: Presence
  keep?: number
  steps?: Step[]
  position?: Position
  clocks?: Clocks
  question?: Question
  declined?: Declined
  paused?: boolean
  result?: Result
  said?: Said[]
}

export interface StepFrame {
  type: 'step'
  seq: number
  step: Step
  position: Position
  clocks?: Clocks
}

export type Answer =
  | { type: 'ack'; id: string; seq: number }
  | { type: 'refused'; id: string | null; code: string; text: Words; seq: number }
  | { type: 'because'; id: string; rule?: string; text?: Words }
  | { type: 'steps'; id: string; seq: number; steps: Step[] }
  | { type: 'foreseen'; id: string; seq: number; outlook: Record<string, unknown> }

export type Told =
  | TableFrame
  | StepFrame
  | Answer
  | { type: 'presence'; presence: Presence }
  | { type: 'said'; said: Said }
  | { type: 'hidden'; numbers: number[] }
  | { type: 'pong'; now: number }
  | { type: 'bye'; code: string; text: Words; resume: boolean }
