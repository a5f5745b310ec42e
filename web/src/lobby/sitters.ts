// Who sits at a listed table, and when something happened there, in words.
import type { ListedTable } from '../lib/net/wire'
import { settings } from '../lib/settings.svelte'
import { shownName } from '../lib/names'
import { say } from '../lib/text.svelte'

export function sitterName(table: ListedTable, seat: number): string {
  const place = table.places[seat]
  if (!place) return ''
  return place.open ? say('lobby-open-seat') : shownName(place.shown)
}

/** Everybody who sits there already. */
export const sitters = (table: ListedTable): string =>
  table.places.flatMap((place, seat) => (place.open ? [] : [sitterName(table, seat)])).join(' · ')

/** Those whom somebody plays against; everybody, where nobody else has come yet. */
export function rivals(table: ListedTable): string {
  const others = table.places.flatMap((place, seat) =>
    place.open || table.my_seats.includes(seat) ? [] : [sitterName(table, seat)],
  )
  return others.length ? say('lobby-against', { names: others.join(', ') }) : sitters(table)
}

export const taken = (table: ListedTable): number => table.places.filter((place) => !place.open).length

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
