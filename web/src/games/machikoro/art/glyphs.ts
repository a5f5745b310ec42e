// Glyphs in a box of 24 by 24, in the current colour: whose roll pays (one for each card colour), and what cards count.
import { star } from './parts'

const solid = (d: string, opacity = 1) =>
  `<path d="${d}" fill="currentColor"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
const line = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" ${ROUND}/>`

/** A globe: every roll. A person: your roll. An arrow in: the roller pays you. A star: one of each. */
export const WHOSE: Record<string, string> = {
  blue: line('M21 12A9 9 0 1 1 20.9 11', 2.4) + line('M3 12H21M12 3C7 8 7 16 12 21C17 16 17 8 12 3Z', 2),
  green: solid('M16.6 7.5a4.6 4.6 0 1 1-9.2 0a4.6 4.6 0 1 1 9.2 0ZM3 22C3 16 7 13.5 12 13.5S21 16 21 22Z'),
  red: line('M21 12H7M12 5.5L5.5 12L12 18.5', 3.6),
  purple: solid(star(12, 12.6, 11.5, 4.8)),
}

export const COUNTED: Record<string, string> = {
  turf: solid(
    'M2 20C3 12 5 9 7 7C7 12 8 16 9 20C9.5 12 11 6 14 3C13 10 14 16 15 20C16 14 18 11 21 9C20 13 21 17 22 20Z',
  ),
  academy: solid('M12 4L23 9L12 14L1 9ZM5.5 12.5V17Q12 21 18.5 17V12.5L12 15.5Z'),
  food:
    solid('M5.5 10H18.5a4 4 0 0 1 0 8H5.5a4 4 0 0 1 0-8Z', 0.55) +
    solid('M3.7 7H20.3a3.2 3.2 0 0 1 0 6.5H3.7a3.2 3.2 0 0 1 0-6.5Z'),
  hospitality:
    solid('M5 6H16V21H5Z') +
    line('M16 9H19A2.5 2.5 0 0 1 21.5 11.5V14A2.5 2.5 0 0 1 19 16.5H16', 2.2) +
    solid('M3.5 7A3.5 3.5 0 0 1 7 3.2A4.5 4.5 0 0 1 14.5 3.5A3 3 0 0 1 17.5 7Z', 0.6),
  works: solid('M9.5 3H14.5L16.6 9.2H7.4ZM6.2 12.8H17.8L20 19H22.5V22H1.5V19H4Z'),
  plant: solid('M2 21V11L8 6.5V11L14 6.5V11L20 6.5V21ZM17.5 2H21.5V9H17.5Z'),
  market: solid('M2 6H22V10A2.2 2.2 0 0 0 22 14.5V18.5H2V14.5A2.2 2.2 0 0 0 2 10Z'),
  special: solid(star(12, 12.6, 11.5, 4.8)),
}
