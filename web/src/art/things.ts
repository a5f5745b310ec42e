// Things of the game: boots, gloves, a trophy, a whistle, drops, a die, a wall, a flag and the like.
import { DEGREE, n } from './draw'
import { GLOVE } from './icons'
import { sharedGroup } from './sprite'

const INK = '#0D1526'
export const HI_VIS = '#E4F74B'

const placed = (x: number, y: number, turn: number, scale: number, drawing: string) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${n(scale, 3)})`}">${drawing}</g>`

/** A boot in a box of 100 by 67, toe to the right. */
export function boot(x: number, y: number, size: number, turn: number, colour = '#fff', sole = HI_VIS): string {
  const drawing = `<path d="M6 10L34 4L40 26Q58 40 84 46Q98 50 98 60H10Q4 40 6 10Z" fill="${colour}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M9 50Q40 56 98 60H10Z" fill="${sole}"/><path d="M40 29L32 36M48 35L40 43M57 40L50 48" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><path d="M14 60V67H22V60ZM34 60V67H42V60ZM70 60V67H78V60ZM86 60V66H93V60Z" fill="${INK}"/>`
  return placed(x, y, turn, size / 100, drawing)
}

/** A keeper's glove around its middle. */
export function glove(x: number, y: number, size: number, turn: number, mirrored = false): string {
  const id = sharedGroup(
    'art-glove',
    () =>
      `<g transform="translate(-12 -12)"><path d="${GLOVE}" fill="#fff" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/><path d="M6 18.4H18.1L17.6 22H6Z" fill="${HI_VIS}" stroke="${INK}" stroke-width=".9"/></g>`,
  )
  const scale = n(size / 24, 3)
  return `<use href="#${id}" transform="translate(${x} ${y}) rotate(${turn}) scale(${mirrored ? `-${scale} ${scale}` : scale})"/>`
}

/** The cup, around its middle; 80 high at scale 1. */
export function trophy(x: number, y: number, scale = 1): string {
  const drawing = `<path d="M-26 -32H-44V-24A20 20 0 0 0 -24 -4M26 -32H44V-24A20 20 0 0 1 24 -4" fill="none" stroke="#FFD65A" stroke-width="6"/><path d="M-26 -40H26V-14A26 26 0 0 1 -26 -14ZM-6 11H6V26H-6ZM-24 26H24V40H-24Z" fill="#FFD65A" stroke="${INK}" stroke-width="2.5"/><path d="M-16 -36V-14A17 17 0 0 0 -10 0" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>`
  return placed(x, y, 0, scale, drawing)
}

/** A whistle in a box of 24 by 24, blowing. */
export function whistle(x: number, y: number, size: number, turn: number, colour = '#fff'): string {
  const drawing = `<path d="M2 9H15.5A6.5 6.5 0 1 1 9.4 17.7L2 15.2Z" fill="${colour}" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/><circle cx="15.4" cy="15.4" r="2.2" fill="${INK}"/><path d="M10.5 5V1.5M6.6 5.600L4.8 2.800M14.6 5.6L16.4 2.8" stroke="${HI_VIS}" stroke-width="1.8" stroke-linecap="round"/>`
  return placed(x, y, turn, size / 24, drawing)
}

/** A drop of sweat whose tip is at the place. */
export function drop(x: number, y: number, size: number, colour = '#9DB4D6'): string {
  return placed(
    x,
    y,
    0,
    size / 10,
    `<path d="M0 0C6 9 10 15 10 21A10 10 0 0 1 -10 21C-10 15 -6 9 0 0Z" fill="${colour}"/>`,
  )
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die around its middle. */
export function die(x: number, y: number, size: number, turn: number, pips: number): string {
  const dots = (PIPS[pips] ?? []).map(([right, down]) => `<circle cx="${right * 8}" cy="${down * 8}" r="3"/>`).join('')
  return placed(
    x,
    y,
    turn,
    size / 32,
    `<rect x="-16" y="-16" width="32" height="32" rx="7" fill="#fff" stroke="${INK}" stroke-width="2"/><g fill="${INK}">${dots}</g>`,
  )
}

/** Bricks as one path, row by row. */
export function wall(x: number, y: number, columns: number, rows: number, colour: string, opacity: number): string {
  let path = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      path += `M${x + column * 40 - (row % 2) * 20} ${y + row * 25}h36v21h-36Z`
  }
  return `<path d="${path}" fill="${colour}" opacity="${opacity}" stroke="${colour}" stroke-width="2" stroke-linejoin="round"/>`
}

/** Three strokes of a tiger's claws, each from top to bottom. */
export function claws(x: number, y: number, scale: number, turn = 0, colour = '#FFB21A'): string {
  return placed(
    x,
    y,
    turn,
    scale,
    `<path d="M26 -64C2 -26 0 20 18 65H28C16 24 18 -20 42 -64ZM50 -64C32 -26 30 20 46 65H56C44 24 46 -20 66 -64ZM2 -64C-24 -26 -28 20 -12 65H-2C-12 24 -10 -20 18 -64Z" fill="${colour}"/>`,
  )
}

/** Little strokes around a point of impact, from one angle to another. */
export function impact(
  x: number,
  y: number,
  near: number,
  far: number,
  from: number,
  to: number,
  count: number,
  colour = '#fff',
  width = 3,
): string {
  let path = ''
  for (let stroke = 0; stroke < count; stroke++) {
    const angle = (from + ((to - from) * stroke) / Math.max(1, count - 1)) * DEGREE
    path += `M${n(x + near * Math.cos(angle))} ${n(y + near * Math.sin(angle))}L${n(x + far * Math.cos(angle))} ${n(y + far * Math.sin(angle))}`
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
}

/** A star with so many points, uneven if a pair of radii is far apart. */
export function spark(
  x: number,
  y: number,
  points: number,
  outer: number,
  inner: number,
  fill: string,
  turn = 0,
): string {
  let path = ''
  for (let corner = 0; corner < 2 * points; corner++) {
    const angle = (corner / points) * Math.PI + turn * DEGREE
    const far = corner % 2 ? inner : outer
    path += `${corner ? 'L' : 'M'}${n(x + far * Math.cos(angle))} ${n(y + far * Math.sin(angle))}`
  }
  return `<path d="${path}Z" fill="${fill}"/>`
}

/** Half a pitch in perspective, seen from behind the ball. */
export function halfPitch(): string {
  return '<g fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"><path d="M-4 121L66 10H144L214 121M31 66H179M58 24H152"/><path d="M105 46A20 12 0 1 1 104.9 46"/></g>'
}

/** A dotted way with a head, in hi-vis. */
export function way(path: string, head: string, colour = HI_VIS): string {
  return `<path d="${path}" stroke="${colour}" stroke-width="6" fill="none" stroke-linecap="round" stroke-dasharray="2 13"/><path d="${head}" fill="${colour}"/>`
}

/** A player on the tactics board: a ring, or a cross for a rival. */
export function ring(x: number, y: number, radius: number, colour = '#fff', width = 4): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}
export function cross(x: number, y: number, size: number, colour = '#fff', width = 4): string {
  return `<path d="M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
}

/** A flag on a pole whose foot is at the place; the cloth is told as two colours in quarters. */
export function flag(x: number, y: number, size: number, turn: number, first: string, second: string): string {
  return placed(
    x,
    y,
    turn,
    size / 60,
    `<path d="M0 0V-60" stroke="#E9EEF8" stroke-width="3.4" stroke-linecap="round"/><path d="M0 -60Q14 -66 24 -58T46 -58V-28Q34 -22 22 -29T0 -28Z" fill="${first}"/><path d="M0 -60Q14 -66 24 -58V-43Q14 -50 0 -44ZM24 -43Q36 -37 46 -43V-28Q34 -22 24 -28Z" fill="${second}"/>`,
  )
}
