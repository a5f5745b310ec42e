// The trail of a ball: a comet's tail along a curve, and straight speed lines.
import { n } from '../../../art/draw'
import { linear } from '../../../art/sprite'

export interface Curve {
  from: readonly [number, number]
  over: readonly [number, number]
  to: readonly [number, number]
}

/** A tail that widens from its far end to the ball. */
export function trail({ from, over, to }: Curve, width: number, fill?: string): string {
  const paint =
    fill ??
    `url(#${linear('art-trail', [
      [0, '#fff', 0],
      [1, '#fff', 0.95],
    ])})`
  const [dx, dy] = [to[0] - over[0], to[1] - over[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width]
  const start = `${from[0]} ${from[1]}`
  return `<path d="M${start}Q${n(over[0] + nx / 2)} ${n(over[1] + ny / 2)} ${n(to[0] + nx)} ${n(to[1] + ny)}L${n(to[0] - nx)} ${n(to[1] - ny)}Q${n(over[0] - nx / 2)} ${n(over[1] - ny / 2)} ${start}Z" fill="${paint}"/>`
}

/** Lines of something that runs, one for each [left, top, length]. */
export function speedLines(lines: readonly (readonly [number, number, number])[], colour: string, width = 3): string {
  const path = lines.map(([x, y, length]) => `M${x} ${y}h${length}`).join('')
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity=".9"/>`
}
