// Crests of the two teams: a shield with a chevron, a shield with claws. Nobody's real crest.

export type Team = 'nankatsu' | 'toho'
/** The teams by their seats. */
export const TEAMS = ['nankatsu', 'toho'] as const

export const CREST_BOX = '0 0 40 44'
const SHIELD = 'M20 1L38 6V22C38 33 30 40 20 43C10 40 2 33 2 22V6Z'

const DEVICE: Record<Team, string> = {
  nankatsu: 'M8 26L20 14L32 26V32.5L20 21L8 32.5ZM22.6 10.4a2.6 2.6 0 1 1-5.2 0a2.6 2.6 0 1 1 5.2 0Z',
  toho: 'M9 10C15 14 16 23 12 33C19 26 19 15 9 10ZM17.5 8.5C24 14 25 25 20 37C28.5 28 28 14 17.5 8.5ZM26 9.5C31.5 14 32 22 28.5 30.5C35 24 34 14 26 9.5Z',
}
const FIELD: Record<Team, string> = { nankatsu: '#2450E0', toho: '#15161A' }
const METAL: Record<Team, string> = { nankatsu: '#fff', toho: '#FFB21A' }

/** What a crest is made of, in a box of 40 by 44. */
export function crest(team: Team): string {
  return `<path d="${SHIELD}" fill="${FIELD[team]}" stroke="${METAL[team]}" stroke-width="2.6"/><path d="${DEVICE[team]}" fill="${METAL[team]}"/>`
}
