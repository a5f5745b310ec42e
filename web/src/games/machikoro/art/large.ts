// The four large projects, each drawn on a plot of 120 by 88 with the ground at the bottom.
import { ball } from '../../../art/ball'
import { CREAM, disc, flag, GOLD, line, moved, path, rect, SHADE, STEEL, windows, WOOD } from './parts'

const CAP = path('M0 -9L14 -3L0 3L-14 -3Z', '#243556') + path('M-8 0V6Q0 10 8 6V0L0 4Z', '#243556')

const youthAcademy = () =>
  rect(16, 44, 88, 44, CREAM) +
  rect(70, 44, 34, 44, SHADE) +
  rect(10, 36, 100, 10, '#E8613A', 2) +
  path('M36 36L60 16L84 36Z', '#F28A5B') +
  moved(60, 29, 1, CAP) +
  path('M50 88V64H70V88Z', WOOD) +
  windows(22, 54, [3, 2], [6, 10], [2.5, 5]) +
  windows(77, 54, [3, 2], [6, 10], [2.5, 5]) +
  flag(16, 12, 24, 'var(--blue)', 14) +
  flag(104, 12, 24, 'var(--green)', 14)

/** A floodlight: six lamps on a mast. */
function floodlight(x: number): string {
  let lamps = ''
  for (const y of [8.5, 14]) for (const off of [-6, 0, 6]) lamps += disc(x + off, y, 2.2, '#FFF6BF')
  return line(`M${x} 10V52`, STEEL, 4) + rect(x - 11, 4, 22, 14, '#3A4A6B', 2) + lamps
}

const ARCHES =
  'M12 62l8 4v18l-8-2zM28 68l9 2.5v17l-9-1.5zM46 72l9 .8v16.6l-9-.6z' +
  'M65 72.8l9-.8v16.8l-9 .6zM83 70.5l9-2.5v17.5l-9 1.5zM100 66l8-4v20l-8 2z'

const stadium = () =>
  floodlight(16) +
  floodlight(104) +
  path('M4 52Q60 24 116 52V84Q60 96 4 84Z', '#E9EEF7') +
  path('M4 52Q60 24 116 52Q60 78 4 52Z', '#F5A623') +
  path('M16 52Q60 32 104 52Q60 72 16 52Z', '#D97A12') +
  path('M30 52Q60 42 90 52Q60 64 30 52Z', '#4DB266') +
  line('M60 46.5V58.5', '#fff', 1.5) +
  `<ellipse cx="60" cy="52.5" rx="8" ry="3" fill="none" stroke="#fff" stroke-width="1.5"/>` +
  path(ARCHES, '#B7C4DC')

const DISH =
  `<path d="M-20 0A20 20 0 0 0 20 0Z" fill="#fff" stroke="#5B6B88" stroke-width="2"/>` +
  line('M0 0V-16', '#5B6B88', 2.4) +
  disc(0, -17, 3.5, '#E8483A')

const tvStudio = () =>
  rect(14, 50, 92, 38, '#DDE6F4') +
  rect(70, 50, 36, 38, '#BCC9DF') +
  rect(14, 46, 92, 6, '#2E4A86', 2) +
  line('M88 46L96 6L104 46', '#5B6B88', 3) +
  line('M91 32H101M93 20H99', '#5B6B88', 2.4) +
  disc(96, 5, 3.5, '#E8483A') +
  moved(40, 34, 1, DISH, -28) +
  line('M40 40L46 50', '#5B6B88', 4) +
  rect(24, 57, 40, 25, '#16243F', 3) +
  path('M38 62V77L52 69.5Z', GOLD) +
  rect(80, 66, 16, 22, '#2E4A86')

const TROPHY =
  path('M-9 -15H9V-6A9 9 0 0 1 -9 -6ZM-2.5 3H2.5V9H-2.5ZM-7 9H7V14H-7Z', GOLD) +
  line('M-9 -12H-14V-10A6 6 0 0 0 -8 -3M9 -12H14V-10A6 6 0 0 1 8 -3', GOLD, 2.2)

const footballMuseum = () =>
  path('M8 42L60 12L112 42Z', '#F4E6C4') +
  path('M20 40L60 17L100 40Z', '#E2CC97') +
  rect(10, 42, 100, 6, '#D8BE82') +
  rect(12, 82, 96, 6, '#D8BE82') +
  rect(16, 48, 88, 34, '#8A6B3A') +
  [17, 36, 73, 92].map((x) => rect(x, 48, 11, 34, '#FFF6DF')).join('') +
  moved(60, 66, 1, TROPHY) +
  ball(60, 31, 7)

export const LARGE: Record<string, () => string> = {
  'youth-academy': youthAcademy,
  stadium,
  'tv-studio': tvStudio,
  'football-museum': footballMuseum,
}
