// What the seats of a table are called.
import { games } from '../games/offered.svelte'
import type { PlaceInfo, SeatName, TableInfo } from './net/wire'
import { known, say, textsOf } from './text.svelte'

/** The name of a seat's team, where the game has teams. */
export function teamName(game: string, seat: number): string | null {
  const team = `team-${games.of(game)?.teams[seat]}`
  return known(team, game) ? textsOf(game).say(team) : null
}

/** The name that the server gives a seat; an open seat has none. */
export const shownName = ({ key, args }: SeatName): string => (key ? textsOf(null).words({ key, args }) : '')

/** What a bot of a level is called, counted from 1. */
export const botName = (level: number): string => say('name-bot', { level })

/** A name for each seat, no two alike. Who holds several seats is called by the teams, where there are any. */
export function seatNames(info: TableInfo): string[] {
  const { game, places } = info
  return places.map((place, seat) => {
    const several = places.filter((other) => isOf(other, place)).length > 1
    return (several ? teamName(game, seat) : null) ?? shownName(place.shown)
  })
}

const isOf = (one: PlaceInfo, other: PlaceInfo): boolean => one.player !== null && one.player === other.player
