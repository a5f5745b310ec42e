// Focus lines: wedges that run from the edge towards a point, as manga draws speed and attention.
import { n } from './draw'
import { seeded } from './random'

export interface FocusLines {
  x: number
  y: number
  inner: number // how near to the point they come
  outer: number
  count: number
  seed: string | number
  fill: string
  opacity?: number
  width?: number // half an angle
}

export function focusLines({ x, y, inner, outer, count, seed, fill, opacity = 1, width = 0.02 }: FocusLines): string {
  const chance = seeded(seed)
  const at = (far: number, angle: number) => `${n(x + far * Math.cos(angle))} ${n(y + far * Math.sin(angle))}`
  let path = ''
  for (let line = 0; line < count; line++) {
    const angle = ((line + chance() * 0.8) / count) * 2 * Math.PI
    const half = width * (0.35 + chance())
    const near = inner * (0.8 + chance() * 0.7)
    path += `M${at(near, angle)}L${at(outer, angle - half)}L${at(outer, angle + half)}Z`
  }
  return `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`
}
