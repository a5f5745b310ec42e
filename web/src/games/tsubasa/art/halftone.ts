// Halftone: dots in rows that grow in one direction, as one path.
import { n } from '../../../art/draw'

export type Growing = 'right-down' | 'right-up' | 'down' | 'up'

export interface Halftone {
  x: number
  y: number
  width: number
  height: number
  step: number
  fill: string
  growing?: Growing
  largest?: number // radius of the last dots, in steps
}

/** How far a dot lies in the direction of growth. */
function share(right: number, down: number, growing: Growing): number {
  if (growing === 'right-down') return (right + down) / 2
  if (growing === 'right-up') return (right + 1 - down) / 2
  return growing === 'down' ? down : 1 - down
}

export function halftone(of: Halftone): string {
  const { x, y, width, height, step, fill, growing = 'right-down', largest = 0.46 } = of
  const columns = Math.round(width / step)
  const rows = Math.round(height / step)
  let path = ''
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const grown = (share(column / columns, row / rows, growing) - 0.35) / 0.65
      const radius = step * largest * grown
      if (radius < 0.3) continue
      const r = n(radius)
      const left = x + column * step + ((row % 2) * step) / 2 - radius
      path += `M${n(left)} ${n(y + row * step)}a${r} ${r} 0 1 0 ${n(2 * radius)} 0a${r} ${r} 0 1 0 ${n(-2 * radius)} 0`
    }
  }
  return `<path d="${path}" fill="${fill}"/>`
}
