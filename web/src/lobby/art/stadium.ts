// A floodlit stadium at night: the stand with its crowd, boards, the striped pitch in perspective, lamps and light.
import { n } from '../../art/draw'
import { seeded } from '../../art/random'

export interface Stadium {
  width: number
  height: number
  grass: number // where the pitch begins, from the top
  crowd: number // how many people are seen
  lamps: readonly (readonly [x: number, y: number])[]
  id: string // for the gradients
}

const SHIRTS = ['#6F8BC9', '#C7D3EE', '#2F5BFF', '#FFB21A', '#F4F7FF', '#8AA0D0', '#46577F']
const ROWS = 3 // of brightness: who sits further down is seen better
const BANDS = 9
const LINE = 'fill="none" stroke="#EFFFF5" stroke-opacity=".34" stroke-width="2.4"'

/** The crowd as dots: one path for each colour and brightness. */
function crowd({ width, grass, crowd: people }: Stadium): string {
  const chance = seeded('crowd')
  const paths = new Map<string, string>()
  for (let one = 0; one < people; one++) {
    const far = chance()
    const row = Math.floor(far * ROWS)
    const shirt = SHIRTS[Math.floor(chance() * SHIRTS.length)] ?? '#fff'
    const place = `${shirt}/${row}`
    const at = `M${Math.round(chance() * width)} ${Math.round(8 + far * (grass - 30))}h0`
    paths.set(place, (paths.get(place) ?? '') + at)
  }
  let drawn = ''
  for (const [place, path] of paths) {
    const [shirt, row] = place.split('/')
    const seen = `stroke-width="${n(2.4 + Number(row) * 0.9)}" opacity="${n(0.14 + Number(row) * 0.16, 2)}"`
    drawn += `<path d="${path}" stroke="${shirt}" ${seen}/>`
  }
  return `<g stroke-linecap="round">${drawn}</g>`
}

/** Boards along the touchline. */
function boards({ width, grass }: Stadium): string {
  let drawn = `<rect y="${grass - 16}" width="${width}" height="16" fill="#0A1730"/>`
  for (let x = 2; x < width; x += 120) {
    drawn += `<rect x="${x}" y="${grass - 15}" width="116" height="13" fill="#1A2F5C"/>`
  }
  return drawn
}

/** The pitch: stripes that widen towards us, touchline, halfway line and circle. */
function pitch({ width, height, grass }: Stadium): string {
  const bottom = height + 40
  const spread = width * 0.36
  const left = (y: number) => -width * 0.08 - (spread * (y - grass)) / (bottom - grass)
  const right = (y: number) => width - left(y)
  const down = (share: number) => grass + (bottom - grass) * share ** 1.28
  let drawn = `<rect y="${grass}" width="${width}" height="${height - grass}" fill="#06301F"/>`
  for (let band = 0; band < BANDS; band++) {
    const [far, near] = [down(band / BANDS), down((band + 1) / BANDS)]
    const edge = `M${n(left(far))} ${n(far)}H${n(right(far))}L${n(right(near))} ${n(near)}H${n(left(near))}Z`
    drawn += `<path d="${edge}" fill="${band % 2 ? '#0A4A30' : '#0F6140'}"/>`
  }
  const half = grass + (bottom - grass) * 0.4
  const across = (y: number) => `M${n(left(y))} ${n(y)}H${n(right(y))}`
  const circle = `cx="${width / 2}" cy="${n(half)}" rx="${n(width * 0.15)}" ry="${n((height - grass) * 0.15)}"`
  return `${drawn}<g ${LINE}><path d="${across(grass)}${across(half)}"/><ellipse ${circle}/></g>`
}

function lamp(x: number, y: number, id: string): string {
  let bulbs = ''
  for (let row = 0; row < 3; row++) {
    for (let column = -2; column <= 2; column++) {
      bulbs += `<circle cx="${x + column * 15}" cy="${y + row * 13}" r="9" fill="url(#${id}-bulb)"/>`
    }
  }
  const frame = `<rect x="${x - 42}" y="${y - 11}" width="84" height="48" rx="6" fill="#0A1120" stroke="#33435F"/>`
  return `${frame}${bulbs}<circle cx="${x}" cy="${y + 13}" r="230" fill="url(#${id}-glow)"/>`
}

const beam = (x: number, y: number, height: number, id: string): string =>
  `<path d="M${x - 36} ${y + 30}H${x + 36}L${x + 330} ${height}H${x - 250}Z" fill="url(#${id}-beam)" opacity=".55"/>`

type Stop = [offset: number, colour: string, opacity?: number]

function gradient(kind: 'linear' | 'radial', id: string, place: string, stops: Stop[]): string {
  const all = stops.map(([offset, colour, opacity = 1]) => {
    return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  })
  return `<${kind}Gradient id="${id}" ${place}>${all.join('')}</${kind}Gradient>`
}

const DOWN = 'x2="0" y2="1"'
const GLOW: Stop[] = [
  [0, '#EAF3FF', 0.95],
  [0.14, '#CFE2FF', 0.5],
  [0.45, '#A9CBFF', 0.16],
  [1, '#A9CBFF', 0],
]
const GREEN: Stop[] = [
  [0, '#7DFFB4', 0.17],
  [0.55, '#3FE08A', 0.05],
  [1, '#000', 0],
]

const gradients = (id: string): string =>
  `<defs>${[
    gradient('linear', `${id}-sky`, DOWN, [
      [0, '#050812'],
      [1, '#14264A'],
    ]),
    gradient('radial', `${id}-glow`, '', GLOW),
    gradient('linear', `${id}-beam`, DOWN, [
      [0, '#DDEBFF', 0.34],
      [1, '#DDEBFF', 0],
    ]),
    gradient('radial', `${id}-bulb`, '', [
      [0, '#fff'],
      [0.35, '#fff', 0.9],
      [1, '#CFE2FF', 0],
    ]),
    gradient('radial', `${id}-light`, 'cy=".45" r=".62"', GREEN),
    gradient('radial', `${id}-dark`, 'cy=".42" r=".78"', [
      [0.38, '#030812', 0],
      [1, '#020610', 0.85],
    ]),
  ].join('')}</defs>`

/** What lies in a box of the given size. */
export function stadium(of: Stadium): string {
  const { width, height, id } = of
  const whole = (fill: string) => `<rect width="${width}" height="${height}" fill="url(#${id}-${fill})"/>`
  const beams = of.lamps.map(([x, y]) => beam(x, y, height, id)).join('')
  const lamps = of.lamps.map(([x, y]) => lamp(x, y, id)).join('')
  const ground = whole('sky') + crowd(of) + boards(of) + pitch(of)
  return gradients(id) + ground + whole('light') + beams + whole('dark') + lamps
}
