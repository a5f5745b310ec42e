// Cards side by side: how wide they are and how far apart they lie, so that all fit and no value that counts is covered.

/** The least part of a card that lies free, so that the values of its coach can be read: shot and pass stand at the left
 * and in the middle, defence stands at the right. */
export const FREE = 0.68

/** How wide cards may be for so many of them to fit. Rather than overlap they get smaller, but not much smaller. */
export function widthOf(count: number, widest: number, room: number, gap: number, narrowest: number): number {
  const apart = (room - gap * (count - 1)) / Math.max(count, 1)
  if (apart >= widest * APART) return Math.floor(Math.min(widest, apart))
  const overlapping = room / (1 + FREE * (count - 1))
  return Math.floor(Math.max(narrowest, Math.min(widest, overlapping)))
}
const APART = 0.72

/** The distance from one card to the next; under `least` they would rather be scrolled. */
export function stepOf(count: number, width: number, room: number, gap: number, least = 0): number {
  if (count < 2) return width + gap
  return Math.max(least, Math.min(width + gap, (room - width) / (count - 1)))
}

/** The room that so many cards take. */
export const roomOf = (count: number, width: number, step: number): number => (count ? width + (count - 1) * step : 0)

/** Which card lies on top where cards overlap: of an attacker's cards the left part is seen, of a defender's the right. */
export const heightOf = (at: number, count: number, attacks: boolean): number => (attacks ? at : count - 1 - at)
