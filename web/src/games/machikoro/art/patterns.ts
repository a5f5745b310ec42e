// The pattern of each card colour, in white: waves, stripes, dots, diamonds.
import { shared } from '../../../art/sprite'

const DRAWN: Record<string, readonly [height: number, drawing: string]> = {
  blue: [12, '<path d="M0 6q4-5 8 0t8 0" fill="none" stroke="#fff" stroke-width="1.6"/>'],
  green: [16, '<path d="M-4 4L4 -4M0 16L16 0M12 20L20 12" stroke="#fff" stroke-width="2.4"/>'],
  red: [16, '<circle cx="4" cy="4" r="2" fill="#fff"/><circle cx="12" cy="12" r="2" fill="#fff"/>'],
  purple: [16, '<path d="M4 0L7 4L4 8L1 4ZM12 8L15 12L12 16L9 12Z" fill="#fff"/>'],
}

/** What a shape is filled with to show the pattern of a colour. */
export function patternOf(colour: string): string {
  const [height, drawing] = DRAWN[colour] ?? [16, '']
  const id = `mk-pattern-${colour}`
  const size = `width="16" height="${height}" patternUnits="userSpaceOnUse"`
  return `url(#${shared(id, () => `<pattern id="${id}" ${size}>${drawing}</pattern>`)})`
}
