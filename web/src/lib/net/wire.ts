// Everything that crosses the wire. Generated from golazo/protocol by `make types`; do not edit.

/** A request was carried out and is kept for good; `seq` is its line in the log. */
export interface Ack {
  type: 'ack'
  id: string
  seq: number
}

/** The process answers. */
export interface Alive {
  status: 'alive'
}

/** Agree to what was asked, or not; with the `seq` that the client knows, no later question is answered by it. */
export interface Answer {
  type: 'answer'
  /** Chosen by the client, of visible ASCII signs; resent as it was. */
  id: string
  yes: boolean
  seq?: number | null
}

/** Some tables, and where the next page goes on from, if there is one. */
export interface ArchivePage {
  tables: ListedTable[]
  next: string | null
}

export type Arg = number | string | Words | { seat: number }

/** Ask the others for something: to take one's last decision back, for a draw, for a pause. */
export interface Ask {
  type: 'ask'
  /** Chosen by the client, of visible ASCII signs; resent as it was. */
  id: string
  what: 'draw' | 'pause' | 'undo'
}

/** Take one's seat back from the bot that plays for one. */
export interface Back {
  type: 'back'
  /** Chosen by the client, of visible ASCII signs; resent as it was. */
  id: string
}

/** Why a player may not play here, and until when; without an end, for good. */
export interface BanInfo {
  reason: string
  until: number | null
}

/** Something that is shown but cannot be done, with the rule that forbids it. */
export interface Barred {
  action: string
  text: Words
  rule: string
  reason: Words
}

/** The answer to `why`; without a rule nothing forbids it. */
export interface Because {
  type: 'because'
  id: string
  rule?: string | null
  text?: Words | null
}

/** The server is about to close the connection; `resume` says whether to come back at once. */
export interface Bye {
  type: 'bye'
  code: string
  text: Words
  resume: boolean
}

/** Cards as a screen draws them: `hash` names them, `cards` has a face for each; a game may add more. */
export interface CatalogueInfo {
  game: string
  hash: string
  cards: Record<string, unknown>[]
}

/** The present password, and the one that replaces it. */
export interface ChangedPassword {
  old: string
  new: string
}

/** Something that can be done. */
export interface Choice {
  action: string
  text: Words
}

/** The clocks, at the server's time `now`: when the running one is over, and what each seat has left. */
export interface ClockInfo {
  now: number
  deadline: number | null
  left: number[]
}

/** How long a player may think: without limit, so many seconds for each decision, or for all of one's decisions. */
export interface ClockSetting {
  kind?: 'match' | 'move' | 'none'
  seconds?: number
}

/** How a request reached the server. */
export interface ConnectionInfo {
  scheme: string
  host: string
  /** The address for which limits are counted. */
  address: string
  /** Whether a proxy named that address, and whether the server trusts that proxy. */
  forwarded: 'ignored' | 'none' | 'used'
  secure_cookies: boolean
}

/** Take an action of the game, for the seat to act; `seq` is the last line of the log that the client knows. */
export interface Decide {
  type: 'decide'
  /** Chosen by the client, of visible ASCII signs; resent as it was. */
  id: string
  /** The number of a line in the table's log. */
  seq: number
  action: string
}

/** What was asked by a seat, and who said no; where that is the same seat, it has withdrawn the question. */
export interface DeclinedInfo {
  what: 'draw' | 'pause' | 'undo'
  seat: number
  by: number
}

/** Confirms that an account is to be deleted; a guest has no password. */
export interface DeletedAccount {
  password?: string
}

/** Ask how things stand and what actions would bring, as far as the seat that one looks from can know. */
export interface Foresee {
  type: 'foresee'
  /** Chosen by the client, of visible ASCII signs; resent as it was. */
  id: string
}

/** The answer to `foresee`: how things stand (`now`), and after each action (`actions`), as the game tells it. */
export interface Foreseen {
  type: 'foreseen'
  id: string
  seq: number
  outlook: Record<string, unknown>
}

/**
 * A game: how many can play, the options with their defaults, the bots from the simplest to the strongest.
 *
 * `implied_options` has the other defaults that come with an option which is turned on. `cards` is the hash of
 * the shipped cards; `hidden` says whether seats hold what others may not see; `teams` names the team of each
 * seat, if seats play as teams. The games come in the order in which a page lists them.
 */
export interface GameInfo {
  name: string
  rules_version: number
  fewest_players: number
  most_players: number
  options: Record<string, boolean>
  implied_options: Record<string, Record<string, boolean>>
  bots: string[]
  editions: string[]
  hidden: boolean
  teams: string[]
  cards: string
}

/** A player's part of the dice, and the commitment that was seen before it was chosen. */
export interface GivenSeed {
  /** Anything will do; best drawn at random. */
  seed: string
  /** As the table shows it. */
  commitment: string
}

/** Something that happened, as the receiver may know it. */
export interface Happened {
  name: string
  /** What the event says, by the names of its fields; what the receiver may not know is left out. */
  fields: Record<string, number | string | boolean | null>
  text: Words
}

/** The host of the server has hidden lines of the chat: show them no more. */
export interface HiddenFrame {
  type: 'hidden'
  numbers: number[]
}

/** Ask for the steps before one, as the seat that one looks from heard them. */
export interface History {
  type: 'history'
  /** Chosen by the client, of visible ASCII signs; resent as it was. */
  id: string
  /** The number of a step. */
  before: number
}

/** A record to go on from, or for study: then nobody sits down, and everything can be looked at. */
export interface ImportedRecord {
  seats?: string[]
  cards?: string | null
  /** Whether anybody may find it; otherwise who has the link. */
  public?: boolean
  /** By default friends can talk, strangers cannot. */
  chat?: boolean | null
  clock?: ClockSetting
  /** Seconds until a bot stands in for a player who is gone. */
  absence?: number
  /** The text of a match record: JSON lines. */
  record: string
  study?: boolean
}

/** The seat to take; without one, any that is free. */
export interface JoinTable {
  seat?: number | null
}

/** A lesson: where the learner sits, against which bot, with which options, and what happens step by step. */
export interface LessonInfo {
  game: string
  /** The learner's. */
  seat: number
  bot: string
  options: Record<string, boolean>
  steps: LessonStep[]
}

/**
 * Something to read once so many decisions of the match have been taken.
 *
 * With `do` it waits until the learner has decided that. Otherwise `at` names the parts of the screen that it
 * speaks of, and it has been read when the learner says so.
 */
export interface LessonStep {
  decision: number
  text: Words
  do: string | null
  at: string[]
}

/** Who sits on a seat of a listed table; `account` says whether the name is an account's. */
export interface ListedPlace {
  name: string
  bot: string
  open: boolean
  account: boolean
  shown: SeatName
}

/** A table in a list. */
export interface ListedTable {
  id: string
  game: string
  status: 'closed' | 'finished' | 'playing' | 'waiting'
  public: boolean
  created: number
  updated: number
  /** Moves that stand; null if some may have been taken back, or made before this table. */
  decisions: number | null
  turn: number | null
  ended: 'agreed' | 'closed' | 'limit' | 'resigned' | 'rules' | null
  returns: number[] | null
  places: ListedPlace[]
  /** Goals or large projects of each seat; null if the server has not noted them. */
  score: number[] | null
  imported: boolean
  lesson: boolean
  take_backs: boolean
  /** Whether statistics and ratings may use the match. */
  counts: boolean
  my_turn: boolean
  my_seats: number[]
}

/** A name and a password. */
export interface Login {
  name: string
  password: string
}

/**
 * See the table from another of one's own seats; after the end, from any, or from none to see it all.
 *
 * `since` is the last line of the log that was known from that seat: what it heard up to there is not told
 * again.
 */
export interface Look {
  type: 'look'
  seat: number | null
  since?: number | null
}

/**
 * A match as it was after a step; `last` is the number of the last one, `to_act` the seat that decided next.
 *
 * `figures` are those of a position; `outlook` tells how things stood, as `foreseen` does, without actions.
 */
export interface Moment {
  step: Step
  view: Record<string, unknown>
  to_act: number | null
  figures: Record<string, unknown>
  outlook: Record<string, unknown>
  last: number
}

/** Hear no more of what somebody says, at any table, or hear it again. */
export interface Mute {
  type: 'mute'
  /** Chosen by the client, of visible ASCII signs; resent as it was. */
  id: string
  player: string
  on?: boolean
}

/** A player; `account` is the name to log in with, if there is one. */
export interface Myself {
  player: string
  name: string
  account: string | null
  ban: BanInfo | null
}

/** The name and the password to log in with from now on. */
export interface NewAccount {
  name: string
  password: string
  invitation?: string
}

/** The name to be called by from now on. */
export interface NewName {
  name: string
}

/** A table to be opened. */
export interface NewTable {
  seats?: string[]
  cards?: string | null
  /** Whether anybody may find it; otherwise who has the link. */
  public?: boolean
  /** By default friends can talk, strangers cannot. */
  chat?: boolean | null
  clock?: ClockSetting
  /** Seconds until a bot stands in for a player who is gone. */
  absence?: number
  game: string
  options?: Record<string, boolean>
}

/** Ask for a sign of life. */
export interface Ping {
  type: 'ping'
}

/**
 * Who sits on a seat. `stand_in` says why a bot plays for the person: clock, absent or left.
 *
 * `seed` is the player's part of the dice; null as long as they have not given one. `account` says whether the
 * name is an account's, and so nobody else's.
 *
 * `shown` is the text to call them by, on every screen: a chosen name, a guest's number, or a bot's level. An
 * open seat has none.
 */
export interface PlaceInfo {
  name: string
  player: string | null
  bot: string
  open: boolean
  seed: string | null
  stand_in: string
  resigned: boolean
  account: boolean
  shown: SeatName
}

/** A sign of life, with the server's time. */
export interface Pong {
  type: 'pong'
  now: number
}

/**
 * What the receiver sees from a seat (none: as a spectator), and may do if it is that seat's decision.
 *
 * `no_undo` says why the seat's player can take nothing back; it is null if they can.
 */
export interface Position {
  seat: number | null
  view: Record<string, unknown>
  to_act: number | null
  legal: Choice[]
  barred: Barred[]
  figures: Record<string, unknown>
  no_undo: Words | null
}

/** Who is there: the seats whose players look at the table now, and how many spectators. */
export interface Presence {
  seats: number[]
  spectators: number
}

/** Somebody came or went. */
export interface PresenceFrame {
  type: 'presence'
  presence: Presence
}

/** Why something was not done: a code for programs, a text's key and arguments, and the text in English. */
export interface ProblemInfo {
  code: string
  text: Words
  detail: string
}

/** What was asked by a seat, and which seats have yet to agree. */
export interface QuestionInfo {
  what: 'draw' | 'pause' | 'undo'
  seat: number
  open: number[]
}

/** Whether a node takes part, and whether its database can be read and written. */
export interface Readiness {
  status: 'not ready' | 'ready'
  database: boolean
}

/** A request was not carried out. `code` is a rule's id, or a short word of the server's. */
export interface Refusal {
  type: 'refused'
  id: string | null
  code: string
  text: Words
  seq: number
}

/** Report to the host of the server what somebody has said: the `number` of the line. */
export interface Report {
  type: 'report'
  /** Chosen by the client, of visible ASCII signs; resent as it was. */
  id: string
  number: number
}

/** Give the match up. */
export interface Resign {
  type: 'resign'
  /** Chosen by the client, of visible ASCII signs; resent as it was. */
  id: string
}

/**
 * How the match ended: rules, limit, resigned, agreed or closed; and what the dice came from.
 *
 * At the limit of decisions `rule` names the rule by which the match is a draw.
 */
export interface Result {
  how: 'agreed' | 'closed' | 'limit' | 'resigned' | 'rules'
  secret: string
  returns: number[] | null
  seat: number | null
  rule: string | null
}

/** Go on after a pause. */
export interface Resume {
  type: 'resume'
  /** Chosen by the client, of visible ASCII signs; resent as it was. */
  id: string
}

/** Something that somebody said; `account` says whether the name is an account's, and so nobody else's. */
export interface Said {
  number: number
  player: string
  name: string
  text: string
  at: number
  seat: number | null
  account: boolean
}

/** Somebody said something. */
export interface SaidFrame {
  type: 'said'
  said: Said
}

/** Say something to everybody at the table. */
export interface Say {
  type: 'say'
  /** Chosen by the client, of visible ASCII signs; resent as it was. */
  id: string
  text: string
}

/** The text to call a seat by; an open seat has none, so the object is empty. */
export interface SeatName {
  key?: string
  args?: Record<string, Arg>
}

/** Who may open an account, what guests may do, whether people talk, and a message of the host, as plain text. */
export interface ServerInfo {
  registration: 'closed' | 'invitation' | 'open'
  guests: 'play' | 'watch'
  chat: 'moderated' | 'off' | 'on'
  message: string
}

/** A session: `device` is a browser and a system, empty where they are not known; `current` is the one that asks. */
export interface SessionInfo {
  id: string
  device: string
  created: number
  seen: number
  current: boolean
}

/**
 * What one decision brought. Step 0 is the deal; the action is told to those who may know it.
 *
 * `promised` is what its dice promised before they were rolled, as the game tells it.
 */
export interface Step {
  number: number
  events: Happened[]
  seat: number | null
  action: string | null
  promised: Record<string, unknown> | null
}

/** A decision was taken. */
export interface StepFrame {
  type: 'step'
  seq: number
  step: Step
  position: Position
  clocks?: ClockInfo | null
}

/** The answer to `history`: the steps before the one that was named, as many of the last ones as fit. */
export interface StepsFrame {
  type: 'steps'
  id: string
  seq: number
  steps: Step[]
}

/** A match that is over in figures, as its game tells them; a step is told by its number. */
export interface StoryInfo {
  series: StorySeries[]
  marks: StoryMark[]
  statistics: StoryStatistic[]
  /** The parts of the match: first and last step. */
  halves: [number, number][]
  /** Where dice pay: what each number has brought. */
  numbers?: StoryNumber[]
}

/** A moment that stands out. */
export interface StoryMark {
  step: number
  kind: string
  seat: number | null
  text: Words
}

/** What a number on the dice has brought each seat, and how often it was rolled. */
export interface StoryNumber {
  number: number
  rolls: number
  coins: number[]
}

/** A figure of a seat that grew or fell: the steps from which on it had a value, each with the value. */
export interface StorySeries {
  key: string
  seat: number
  values: [number, number][]
}

/** A figure with a value for each seat, and how it is written. */
export interface StoryStatistic {
  key: string
  form: 'decimal' | 'number' | 'percent' | 'signed'
  values: number[]
}

/**
 * All there is to know, on connecting and whenever more than the position has changed.
 *
 * Of the steps that the receiver knows the first `keep` stand; `steps` follow them. Where there are too many for
 * one frame, it has the last ones, and `keep` is 0: those before the first of `steps` can be asked for.
 */
export interface TableFrame {
  type: 'table'
  seq: number
  table: TableInfo
  player: string
  seats: number[]
  presence: Presence
  keep?: number
  steps?: Step[]
  position?: Position | null
  clocks?: ClockInfo | null
  question?: QuestionInfo | null
  declined?: DeclinedInfo | null
  paused?: boolean
  result?: Result | null
  said?: Said[]
}

/**
 * A table, without its match.
 *
 * A `lesson` has the dice that its script counts on. `take_backs` says whether a player alone against bots has
 * taken decisions back.
 */
export interface TableInfo {
  id: string
  game: string
  rules_version: number
  cards: string
  own_cards: boolean
  options: Record<string, boolean>
  places: PlaceInfo[]
  public: boolean
  chat: boolean
  clock: 'match' | 'move' | 'none'
  seconds: number
  absence: number
  status: 'closed' | 'finished' | 'playing' | 'waiting'
  commitment: string
  created: number
  rematch: string | null
  rematch_of: string | null
  imported: boolean
  lesson: boolean
  take_backs: boolean
}

/** Ask why an action cannot be taken now. */
export interface Why {
  type: 'why'
  /** Chosen by the client, of visible ASCII signs; resent as it was. */
  id: string
  action: string
}

/** A text: its Fluent key, and its `args` if it has any. */
export interface Words {
  key: string
  args?: Record<string, Arg>
}

export type Asked =
  | Decide
  | Ask
  | Answer
  | Resume
  | Resign
  | Back
  | Why
  | Foresee
  | Look
  | History
  | Say
  | Mute
  | Report
  | Ping

export type Told =
  | TableFrame
  | StepFrame
  | StepsFrame
  | PresenceFrame
  | SaidFrame
  | HiddenFrame
  | Ack
  | Refusal
  | Because
  | Foreseen
  | Pong
  | Bye

export type Answered = Ack | Refusal | Because | StepsFrame | Foreseen
