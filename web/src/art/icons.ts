// Icons of what cards do, in a box of 24 by 24: in the current colour, details in `--k` (the ground behind them).

const line = (path: string, width = 2) =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const solid = (path: string) => `<path d="${path}" fill="currentColor"/>`
const ground = (path: string, width: number) =>
  `<path d="${path}" fill="none" stroke="var(--k,#fff)" stroke-width="${width}" stroke-linecap="round"/>`
const sheet = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="none" stroke="currentColor" stroke-width="2"/>`

export const GLOVE =
  'M6 22V14.6L3.4 11.2C2.6 10 4 8.6 5.2 9.5L7.4 11.4V4.6C7.4 2.6 10 2.6 10.1 4.5L10.4 9V2.9C10.5 1 13.1 1 13.2 2.9V9L13.8 3.6C14 1.8 16.4 2 16.4 3.9L16.2 9.5L17.2 6C17.7 4.4 19.9 4.8 19.7 6.5L18.4 14.4L17.6 22Z'
export const BURST = 'M12 1L14.6 8.2L22.5 7L16.8 12.4L21.5 19L13.9 16.2L10.6 23L9.4 15.6L1.5 16.6L7.2 11.4L3 5L10 7.6Z'
const CARD_BODY = '<rect x="6.5" y="2.5" width="11" height="19" rx="1.8"'
const tilted = (card: string) => `<g transform="rotate(9 12 12)">${card}</g>`
const YELLOW = `${CARD_BODY} fill="#FFD21F" stroke="#6B5200" stroke-width="1.4"/>`
const RED = `${CARD_BODY} fill="#E0342B" stroke="#5E0D0A" stroke-width="1.4"/><path d="M9 7L15 17M15 7L9 17" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`
const DROP =
  '<path d="M12 2C15.6 7.4 18.6 10.8 18.6 15A6.6 6.6 0 0 1 5.4 15C5.4 10.8 8.4 7.4 12 2Z" fill="#6C86A8" stroke="#2E3D55" stroke-width="1.4"/><path d="M8.6 14.6H15.4M9.6 17.6H14.4" stroke="#fff" stroke-width="1.7" stroke-linecap="round"/>'

export const ICONS = {
  advance: line('M3 4L11 12L3 20M12 4L20 12L12 20', 3.2),
  'clear-yellow': tilted(YELLOW) + line('M4 20L20 4', 2.6),
  control: line('M3 4L11 12L3 20M12 4L20 12L12 20', 3.2),
  discard: line('M4 7H20L18.4 21.5H5.6ZM9 11V17.5M12 11V17.5M15 11V17.5M8.5 7V3.5H15.5V7', 1.9),
  draw: sheet(3, 3, 12, 16) + line('M17 9V21M12.6 17.2L17 21.6L21.4 17.2', 2.4),
  fans: solid(
    'M7.2 9a3 3 0 1 1-6 0a3 3 0 1 1 6 0ZM15 7a3 3 0 1 1-6 0a3 3 0 1 1 6 0ZM22.8 9a3 3 0 1 1-6 0a3 3 0 1 1 6 0ZM.6 21C.6 16 2.4 13.6 5 13.6L6.6 21ZM8 21C7 14 9 11.6 12 11.6S17 14 16 21ZM17.4 21L19 13.6C21.6 13.6 23.4 16 23.4 21Z',
  ),
  fatigue: DROP,
  glove: solid(GLOVE) + ground('M6 19H18', 1.5),
  lock: `<rect x="5" y="10.5" width="14" height="10" rx="2" fill="currentColor"/>${line('M8 10.5V7.5A4 4 0 0 1 16 7.5V10.5', 2.2)}`,
  play: sheet(3, 5, 12, 16) + line('M17 15V3M12.6 7.2L17 2.8L21.4 7.2', 2.4),
  red: tilted(RED),
  remove: sheet(4, 3, 13, 18) + line('M7.5 8.5L13.5 15.5M13.5 8.5L7.5 15.5', 2.3),
  reroll: `<rect x="6.5" y="6.5" width="11" height="11" rx="2.6" fill="currentColor"/><path d="M10.9 9.7a1.2 1.2 0 1 1-2.4 0a1.2 1.2 0 1 1 2.4 0ZM15.5 14.3a1.2 1.2 0 1 1-2.4 0a1.2 1.2 0 1 1 2.4 0Z" fill="var(--k,#fff)"/>${line('M3 11A9.2 9.2 0 0 1 19 5.4M21 13A9.2 9.2 0 0 1 5 18.6')}${solid('M20.6 1.8V7.4H15ZM3.4 22.2V16.6H9Z')}`,
  'rival-discards': `<rect x="2.5" y="4" width="10" height="14" rx="2" fill="currentColor"/>${line('M15 7H21.5M15 12H21.5M15 17H21.5', 2.4)}${ground('M5 8.4L10 13.6M10 8.4L5 13.6', 1.8)}`,
  save: solid(GLOVE) + ground('M6 19H18', 1.5),
  'send-back': sheet(9, 3, 12, 18) + line('M15 12H2.6M6.8 7.4L2.2 12L6.8 16.6', 2.6),
  sign: line('M12 4V20M4 12H20', 3.4),
  special: solid(BURST),
  star: solid('M12 1.6L15.1 8.6L22.6 9.4L17 14.5L18.6 22L12 18.2L5.4 22L7 14.5L1.4 9.4L8.9 8.6Z'),
  trophy:
    solid('M6.5 3H17.5V9.5A5.5 5.5 0 0 1 6.5 9.5ZM10.5 14.6H13.5V18H10.5ZM7 18H17V21H7Z') +
    line('M6.5 5H3V7A3.6 3.6 0 0 0 6.5 10.6M17.5 5H21V7A3.6 3.6 0 0 1 17.5 10.6', 1.8),
  whistle:
    line('M2 9H15.5A6.5 6.5 0 1 1 9.4 17.7L2 15.2Z') +
    solid('M17.6 15.4a2.2 2.2 0 1 1-4.4 0a2.2 2.2 0 1 1 4.4 0Z') +
    line('M10.5 5V2.5M6.6 5.6L5.2 3.4M14.6 5.6L16 3.4', 1.8),
  yellow: tilted(YELLOW),
} as const

export type IconName = keyof typeof ICONS

export const isIcon = (name: string): name is IconName => name in ICONS

/** An icon as an SVG string. */
export const icon = (name: IconName): string => `<svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`
