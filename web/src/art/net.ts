// A goal net, straight or bulging where the ball hits it.
import { n } from './draw'

export interface Bulge {
  x: number
  y: number
  radius: number
  depth: number
}

export interface Net {
  x: number
  y: number
  width: number
  height: number
  step: number
  opacity?: number
  stroke?: number
  bulge?: Bulge
}

/** A point of the net, pushed away from where the ball is. */
function pushed(x: number, y: number, bulge: Bulge): string {
  const [dx, dy] = [x - bulge.x, y - bulge.y]
  const push = Math.exp(-(dx * dx + dy * dy) / bulge.radius ** 2) * bulge.depth
  return `${n(x + dx * push)} ${n(y + dy * push)}`
}

/** A thread that gives way, through so many points. */
function thread(points: number, at: (point: number) => readonly [number, number], bulge: Bulge): string {
  let path = ''
  for (let point = 0; point <= points; point++) path += `${point ? 'L' : 'M'}${pushed(...at(point), bulge)}`
  return path
}

export function net({ x, y, width, height, step, opacity = 0.45, stroke = 1.1, bulge }: Net): string {
  const fine = step / 3
  let path = ''
  for (let down = 0; down <= height; down += step) {
    if (bulge) path += thread(Math.ceil(width / fine), (point) => [x + point * fine, y + down], bulge)
    else path += `M${n(x)} ${n(y + down)}h${n(width)}`
  }
  for (let right = 0; right <= width; right += step) {
    if (bulge) path += thread(Math.ceil(height / fine), (point) => [x + right, y + point * fine], bulge)
    else path += `M${n(x + right)} ${n(y)}v${n(height)}`
  }
  return `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${stroke}"/>`
}
