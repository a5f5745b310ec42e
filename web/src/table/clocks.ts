// What the clocks of a table say, reckoned from the server's word and the time that has passed since it came.
import type { ClockInfo } from '../lib/net/wire'

export const LOW = 10_000 // milliseconds from which on a clock warns

export interface Reading {
  seat: number
  left: number // milliseconds
  running: boolean
  low: boolean
}

/** What is left on the running clock; null while none runs. `at` and `now` are this page's own clock. */
export function running(clocks: ClockInfo & { at: number }, now: number): number | null {
  if (clocks.deadline === null || clocks.deadline === undefined) return null
  return Math.max(0, clocks.deadline - clocks.now - (now - clocks.at))
}

/** What there is to show for each seat: all that have time for the match, or the one whose decision is timed. */
export function readings(clocks: ClockInfo & { at: number }, turn: number | null, now: number): Reading[] {
  const left = running(clocks, now)
  const own = turn === null || left === null ? null : { seat: turn, left, running: true, low: left < LOW }
  if (!clocks.left?.length) return own ? [own] : []
  return clocks.left.map((rest, seat) =>
    own && seat === turn ? own : { seat, left: rest, running: false, low: rest < LOW },
  )
}

/** 4:07, or 1:04:07. */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const two = (number: number): string => String(number).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}

const UNITS: [string, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** A length of time in words: 90 seconds, 5 minutes, 1 day. */
export function duration(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, one]) => seconds >= one && seconds % one === 0) ?? ['second', 1]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length)
}
