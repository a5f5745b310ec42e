// Parts that several buildings share. Colours of the card come as --c, --c-light and --c-dark from around the drawing.
import { n } from '../../../art/draw'
import { seeded } from '../../../art/random'

export const CREAM = '#FFF3DC'
export const SHADE = '#F0DAB0'
export const GLASS = '#35507E'
export const WOOD = '#B9773F'
export const TIMBER = '#8A5A34'
export const STEEL = '#7C8AA5'
export const GOLD = '#FFD65A'
export const COLOUR = 'var(--c)'
export const LIGHT = 'var(--c-light)'
export const DARK = 'var(--c-dark)'

const faint = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '')

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}" fill="${fill}"/>`

export const path = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}"${faint(opacity)}/>`

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${ROUND} ${more}/>`

export const disc = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${faint(opacity)}/>`

export const moved = (x: number, y: number, scale: number, drawing: string, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''} scale(${n(scale, 3)})">${drawing}</g>`

/** An awning of so many stripes, scalloped below. */
export function awning(x: number, y: number, width: number, height: number, stripes: number): string {
  const one = width / stripes
  let drawn = ''
  for (let stripe = 0; stripe < stripes; stripe++) {
    const round = n(one / 2)
    const d = `M${n(x + stripe * one)} ${y}h${n(one)}v${height}a${round} ${round} 0 0 1 ${n(-one)} 0z`
    drawn += path(d, stripe % 2 ? '#fff' : COLOUR)
  }
  return drawn + rect(x, y - 2, width, 4, COLOUR, 2)
}

/** A flag on its pole, swallow-tailed. */
export const flag = (x: number, y: number, height: number, fill: string, width = 16): string =>
  line(`M${x} ${y}V${y + height}`, '#5B6B88', 2.2) + path(`M${x + 1} ${y}h${width}l-4 5 4 5h-${width}z`, fill)

/** A tree; every tree has its own shade of green. */
export function tree(x: number, y: number, scale = 1): string {
  const chance = seeded(Math.round(x * 31 + y * 7 + scale * 100))
  const greens = ['#3FA65A', '#4DB266', '#359653', '#2F8F5B']
  const fill = greens[Math.floor(chance() * greens.length)] ?? '#3FA65A'
  const crown = disc(0, -22, 13, fill) + disc(-4, -26, 6, '#fff', 0.18) + disc(4 + chance() * 3, -16, 5, '#000', 0.07)
  return moved(x, y, scale, rect(-2.5, -12, 5, 12, TIMBER) + crown)
}

/** Rows of windows, each with a streak of light. */
export function windows(
  x: number,
  y: number,
  [columns, rows]: readonly [number, number],
  [width, height]: readonly [number, number],
  [right, below]: readonly [number, number] = [0, 0],
): string {
  let drawn = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + column * (width + right)
      const top = y + row * (height + below)
      drawn += rect(left, top, width, height, GLASS, 1.2)
      const [far, down] = [width * 0.6, n(height)]
      drawn += path(`M${n(left)} ${n(top + height)}l${n(far)} -${down}h${n(far / 2)}l${n(-far)} ${down}z`, '#fff', 0.22)
    }
  }
  return drawn
}

/** A full mug of beer. */
export function mug(x: number, y: number, scale = 1): string {
  const handle = line('M10 6h5a3 3 0 0 1 3 3v3a3 3 0 0 1 -3 3h-5', '#E8B23A', 2.4)
  const foam = path('M-3 4a4 4 0 0 1 4-4 5 5 0 0 1 8 0 4 4 0 0 1 3 5q-7 3-15-1z', '#fff')
  return moved(x, y, scale, handle + rect(-1, 3, 12, 16, '#F5B93A', 2) + foam)
}

const SHIRT = 'M34 11Q50 21 66 11L81 16Q92 20 98 40L82 48L77 39V93Q50 98 23 93V39L18 48L2 40Q8 20 19 16Z'
const SLEEVE = 'M77 39V93Q68 96 62 96Q70 60 66 11L81 16Q92 20 98 40L82 48Z'

/** A shirt in the colour of the card, around its middle. */
export const shirt = (x: number, y: number, scale: number, more = ''): string =>
  moved(x, y, scale, `<g transform="translate(-50 -52)">${path(SHIRT, COLOUR)}${path(SLEEVE, DARK, 0.55)}${more}</g>`)

/** A goal net: a grid of strings. */
export function net(x: number, y: number, width: number, height: number, step: number): string {
  let d = ''
  for (let down = 0; down <= height; down += step) d += `M${n(x)} ${n(y + down)}h${n(width)}`
  for (let right = 0; right <= width; right += step) d += `M${n(x + right)} ${n(y)}v${n(height)}`
  return line(d, '#8FA5C8', 1.1, 'stroke-opacity=".8"')
}

/** A star with five points. */
export function star(x: number, y: number, outer: number, inner: number): string {
  let d = ''
  for (let point = 0; point < 10; point++) {
    const angle = (point / 10) * 2 * Math.PI - Math.PI / 2
    const radius = point % 2 ? inner : outer
    d += `${point ? 'L' : 'M'}${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`
  }
  return `${d}Z`
}

export const cone = (x: number, y: number): string =>
  path(`M${x - 6} ${y}l6-17 6 17z`, '#FF7A2E') + line(`M${x - 3} ${y - 7}h6`, '#fff', 3)
