// The ball: white, with one black pentagon in front and five at the edge.
import { DEGREE, n, polar } from './draw'
import { radial, shared, sharedGroup } from './sprite'

const INK = '#141B2B'
const RADIUS = 50

function drawn(): string {
  radial(
    'art-ball-light',
    [
      [0, '#fff'],
      [0.62, '#EEF1F6'],
      [1, '#A9B4C8'],
    ],
    'cx=".36" cy=".3" r=".85"',
  )
  shared('art-ball-edge', () => `<clipPath id="art-ball-edge"><circle r="${RADIUS}"/></clipPath>`)
  let seams = ''
  let patches = ''
  const at = (far: number, angle: number) => polar(far * RADIUS, angle)
  for (let side = 0; side < 5; side++) {
    const angle = (side * 72 - 90) * DEGREE
    seams += `M${at(0.36, angle)}L${at(0.68, angle)}M${at(0.84, angle + 0.36)}L${at(0.84, angle + 72 * DEGREE - 0.36)}`
    const corners: [number, number][] = [
      [0.68, 0],
      [0.84, 0.36],
      [1.05, 0.27],
      [1.05, -0.27],
      [0.84, -0.36],
    ]
    patches += `M${corners.map(([far, off]) => at(far, angle + off)).join('L')}Z`
  }
  const front = [0, 1, 2, 3, 4].map((side) => at(0.36, (side * 72 - 90) * DEGREE)).join('L')
  return `<circle r="${RADIUS}" fill="url(#art-ball-light)"/><g clip-path="url(#art-ball-edge)"><path d="M${front}Z${patches}" fill="${INK}"/><path d="${seams}" stroke="${INK}" stroke-width="2.8" stroke-linecap="round"/></g><circle r="${RADIUS}" fill="none" stroke="${INK}" stroke-opacity=".55" stroke-width="2.5"/>`
}

/** A ball at a place, turned by some degrees. */
export function ball(x: number, y: number, radius: number, turn = 0): string {
  const id = sharedGroup('art-ball', drawn)
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(radius / RADIUS, 3)})"/>`
}
