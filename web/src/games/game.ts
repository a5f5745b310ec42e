// What a game is to the page. Each game is a folder whose `index.ts` exports one `Game`; nothing else of the page names it.
// The page reads `index.ts` of every game at its start, so that file holds little: what is large is loaded by a function
// when it is first needed. A game without a `text/` of its own says only what is in its `.ftl` files in Python.
import type { Component } from 'svelte'
import type { Happened, StoryInfo, Words } from '../lib/net/wire'
import type { Pace, Stage } from '../lib/stage.svelte'
import type { Table } from '../lib/table.svelte'
import type { Hurts } from '../table/callouts.svelte'

type Later<T> = () => Promise<{ default: T }>

export interface Game {
  // Required: what a match is played on.
  table: Later<GameTable>
  // Optional: what is seen of the game away from a table.
  lobby?: Later<GameLobby>
  rules?: Later<GameRules>
  day?: boolean // played by daylight; otherwise at night
  minutes?: number // that a match takes
  Mark?: Component<MarkProps> // whose seat something is about; otherwise a letter of the name on a colour
  inks?: readonly Ink[] // of the seats in charts
  telling?: Partial<Telling> // how events become sentences; otherwise each is one
  dice?: Dice // which events tell dice, so that the page can compare them with the record; otherwise it compares none
}

/** A table, the replay and the lesson of a game. Loaded when somebody comes to one. */
export interface GameTable {
  // Required.
  Board: Component<BoardProps>
  // Optional.
  pace?: Pace // how long each event is shown; otherwise all are shown at once
  least?: Pace // how long an event is shown at any speed
  hurts?: Hurts // the events that are called out because they hurt somebody
  sounds?: Record<string, Sounding> // by the names of events
  keys?: readonly (readonly [string, string])[] // keys, and the keys of texts that say what they do
  Face?: Component<FaceProps> // a card, as large as is wanted
  FinalScore?: Component<FinalScoreProps>
  LessonEnd?: Component // what the lesson leaves out
  curtains?: readonly Curtain[] // of the seats, while the device is passed on
  Statistics?: Component<StatisticsProps> // figures of the replay besides those of the story's list
}

/** The lobby, lists of matches and the waiting room. Texts: `lobby-GAME-told`, `-players`; `lobby-option-GAME-…`. */
export interface GameLobby {
  Picture?: Component<Partial<PictureProps>> // fills its frame
  Cards?: Component // beside the introduction
  Tag?: Component // which game it is, as a sign
  tagGround?: string // what the sign lies on, as CSS
}

/** The rules to read, the signs, and the game in one minute. */
export interface GameRules {
  chapters: readonly Chapter[]
  sources?: Partial<Record<Source, readonly string[]>> // rules that no rulebook prints, or not all of them
  cards?: readonly string[] // those that the texts name, as variables
  minute?: { key: string; steps: readonly string[]; Picture: Component<{ step: string }> } // texts: `KEY-STEP`, `-title`
  signs?: readonly SignGroup[]
  signWords?: () => Record<string, string> // what the sentences about signs name
  Sign?: Component<{ sign: string }>
  StateSign?: Component<{ sign: string }> // how a card looks that can be chosen, is chosen, cannot be ...
}

export interface BoardProps {
  table: Table
  stage: Stage
  catalogue: never // each board knows the form of its game's cards
}

export interface FaceProps {
  table: Table
  stage: Stage
  catalogue: unknown
  id: string
  width: number
}

export interface MarkProps {
  seat: number
  size: number
}

export interface FinalScoreProps {
  view: Record<string, unknown>
  names: readonly string[]
  winners: readonly number[]
}

/** How a seat's curtain looks. */
export interface Curtain {
  ground: string // as a CSS background
  title?: string // the colour of the words
}

export interface StatisticsProps {
  names: readonly string[]
  story: StoryInfo
}

export interface PictureProps {
  form: 'whole' | 'panel' | 'band'
}

/** Lets an event be heard from a seat; null is a spectator's. */
export type Sounding = (event: Happened, seat: number | null) => void

/** How events become sentences. */
export interface Telling {
  headings: ReadonlySet<string> // events that begin a round, a turn or a half
  chance: ReadonlySet<string> // events that are news to whoever decided, even alone
  last: ReadonlySet<string> // events that say how a match ended by the rules
  together: Record<string, Together> // by the key of what happened: several in a row are one sentence
}

/** A sentence for several events; `cards` has the names of the cards that they are about. */
export interface Together {
  key: string
  args: (group: readonly Happened[], cards: string) => NonNullable<Words['args']>
}

export interface Dice {
  told: Record<string, readonly string[]> // the fields of an event that are dice, in the order in which they fall
  draws: readonly string[] // events that take from the same bits
}

/** A colour of a seat, with a pattern of its own, so that seats stay apart without colour, too. */
export interface Ink {
  colour: string
  dash: string // of a line
}

export interface Chapter {
  key: string // its title is the text `rules-chapter-KEY`
  rules: readonly string[]
  example?: string // a text with an example in paragraphs
}

export type Source = 'ours' | 'base' | 'partly'

export interface Sign {
  id: string // its sentence is the text `rules-icon-ID`
  name?: string // a text of the game; else `rules-icon-ID-name`
  says?: string // another sentence
  card?: string // a card that the sentence names
}

export interface SignGroup {
  key: string // its title is the text `rules-icons-KEY`
  signs: readonly Sign[]
}
