// Cards side by side: how far apart they lie, so that all of them fit.

/** The distance from one card to the next; under `least` they would rather be scrolled. */
export function stepOf(count: number, width: number, room: number, gap: number, least = 0): number {
  if (count < 2) return width + gap
  return Math.max(least, Math.min(width + gap, (room - width) / (count - 1)))
}

/** The room that so many cards take. */
export const roomOf = (count: number, width: number, step: number): number => (count ? width + (count - 1) * step : 0)
