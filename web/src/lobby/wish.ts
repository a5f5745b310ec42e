// What somebody wants a table to be, and the request that it becomes.
import type { ClockSetting, GameInfo, NewTable } from '../lib/net/wire'

/** Against bots, several people at one screen, or friends elsewhere. */
export type Mode = 'bots' | 'screen' | 'friends'
export const MODES: readonly Mode[] = ['bots', 'screen', 'friends']

/** The team one plays, which is where one sits; or whatever the lot says. */
export type Side = string
export const LOT = 'lot'

const ME = 'me'
const OPEN = 'open'
export const ABSENCES = [300, 3600, 86_400]

export interface Draft {
  game: string
  mode: Mode
  others: string[] // who sits at the other seats: `me`, `open`, or a bot's level
  side: Side
  options: Record<string, boolean>
  clock: string // `none`, `move:60`, `match:900`
  absence: number
  public: boolean
  chat: boolean | null // null: as the server has it, on among friends and off where strangers may come
}

/** Whom the other seats are for when a mode is chosen. */
export const usual = (mode: Mode, level: string): string => ({ bots: level, screen: ME, friends: OPEN })[mode]

/** Whom a seat may be for, besides bots. */
export const peopleOf = (mode: Mode): string[] => ({ bots: [], screen: [ME], friends: [OPEN, ME] })[mode]

/** The level that is offered first: the one above the simplest. */
export const usualLevel = (game: GameInfo): string => game.bots[1] ?? game.bots[0] ?? ''

/** The team that is offered first: that of the first seat. */
export const usualSide = (game: GameInfo): Side => game.teams[0] ?? LOT

export function newDraft(game: GameInfo, mode: Mode, level = usualLevel(game)): Draft {
  return {
    game: game.name,
    mode,
    others: Array.from({ length: game.fewest_players - 1 }, () => usual(mode, level)),
    side: mode === 'friends' ? LOT : usualSide(game),
    options: { ...game.options },
    clock: 'none',
    absence: ABSENCES[0] ?? 300,
    public: false,
    chat: null,
  }
}

/** Turn an option on or off; the defaults that come with it, or go with it, are set, too. */
export function turn(game: GameInfo, draft: Draft, option: string, on: boolean): void {
  draft.options[option] = on
  for (const other of Object.keys(game.implied_options[option] ?? {}))
    draft.options[other] = (on ? game.implied_options[option]?.[other] : game.options[other]) ?? false
}

/** The seats in their order. Who sits where is drawn by lot, unless a team was chosen or all sit at one screen. */
export function seatsOf(game: GameInfo, draft: Draft, chance: () => number = Math.random): string[] {
  const everybodyHere = draft.others.every((one) => one === ME)
  if (everybodyHere && draft.others.length) return [ME, ...draft.others]
  const chosen = game.teams.indexOf(draft.side)
  const place = chosen >= 0 ? chosen : Math.floor(chance() * (draft.others.length + 1))
  return [...draft.others.slice(0, place), ME, ...draft.others.slice(place)]
}

export function clockOf(text: string): Required<ClockSetting> {
  const [kind, seconds] = text.split(':')
  return kind === 'move' || kind === 'match' ? { kind, seconds: Number(seconds) } : { kind: 'none', seconds: 0 }
}

/** The request that opens the table. A long clock for each decision gives as long to come back. */
export function wishOf(game: GameInfo, draft: Draft, chance: () => number = Math.random): NewTable {
  const clock = clockOf(draft.clock)
  return {
    game: draft.game,
    seats: seatsOf(game, draft, chance),
    options: draft.options,
    public: draft.public,
    ...(draft.chat === null ? {} : { chat: draft.chat }),
    clock,
    absence: Math.max(draft.absence, clock.kind === 'move' ? clock.seconds : 0),
  }
}
