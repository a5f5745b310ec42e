// What the seats of a table are called.
import type { Place, TableInfo } from './net/frames'
import { known, say, textsOf } from './text.svelte'

/** In games where every seat has a team it can be called by that. */
const TEAMS: Record<string, readonly string[]> = { tsubasa: ['team-nankatsu', 'team-toho'] }

/** The name of a seat's team, where the game has teams. */
export function teamName(game: string, seat: number): string | null {
  const team = TEAMS[game]?.[seat]
  return team && known(team, game) ? textsOf(game).say(team) : null
}

/** What bots are called where several of a level sit at a table. */
const BOTS = ['Lena', 'Diego', 'Kasia', 'Akira', 'Toni', 'Mia', 'Jan']

const botName = (bot: string): string => (known(`bot-${bot}`) ? say(`bot-${bot}`) : bot) // the page's own name for a level

/** A name for each seat, no two alike: who holds several seats is called by the teams, or numbered. */
export function seatNames(info: TableInfo): string[] {
  const { game, places } = info
  const people = places.map((place, seat) => (place.bot ? '' : place.name || say('shell-guest', { number: seat + 1 })))
  const free = BOTS.filter((name) => !people.includes(name))
  const several = places.filter((place) => place.bot).length > 1
  return places.map((place, seat) => {
    if (place.bot) return several ? (teamName(game, seat) ?? free.shift() ?? botName(place.bot)) : botName(place.bot)
    const name = people[seat] ?? ''
    const own = places.flatMap((other, where) => (isOf(other, place) ? [where] : []))
    const team = own.length > 1 ? teamName(game, seat) : null
    if (team) return team
    const alike = people.flatMap((other, where) => (other === name ? [where] : []))
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name
  })
}

const isOf = (one: Place, other: Place): boolean => one.player !== null && one.player === other.player
