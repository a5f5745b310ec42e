// Who sits at a listed table, and when something happened there, in words.
import type { Listed } from '../lib/net/api'
import { settings } from '../lib/settings.svelte'
import { known, say } from '../lib/text.svelte'
import { games } from './games.svelte'

/** A bot by its level; one that the page has no name for by its own. */
export const botName = (bot: string): string => (known(`bot-${bot}`) ? say(`bot-${bot}`) : bot)

export function sitterName(table: Listed, seat: number): string {
  const place = table.places[seat]
  if (!place) return ''
  if (place.open) return say('lobby-open-seat')
  if (place.bot) return botName(place.bot)
  return place.name || say('shell-guest', { number: seat + 1 })
}

/** The same with bots in short. */
export function shortName(table: Listed, seat: number): string {
  const bot = table.places[seat]?.bot
  const level = bot ? (games.of(table.game)?.bots.indexOf(bot) ?? -1) : -1
  return level < 0 ? sitterName(table, seat) : say('lobby-bot-level', { number: level + 1 })
}

/** Everybody who sits there already. */
export const sitters = (table: Listed): string =>
  table.places.flatMap((place, seat) => (place.open ? [] : [shortName(table, seat)])).join(' · ')

/** Those whom somebody plays against; everybody, where nobody else has come yet. */
export function rivals(table: Listed): string {
  const others = table.places.flatMap((place, seat) =>
    place.open || table.my_seats.includes(seat) ? [] : [shortName(table, seat)],
  )
  return others.length ? say('lobby-against', { names: others.join(', ') }) : sitters(table)
}

export const taken = (table: Listed): number => table.places.filter((place) => !place.open).length

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** The day of a moment, and its time. */
export const dateOf = (moment: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)

/** How long ago a moment was, roughly. */
export function ago(moment: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - moment) / 1000))
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto', style: 'long' })
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit)
  }
  return say('lobby-just-now')
}
