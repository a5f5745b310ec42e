// A football ground at night: stands with a crowd, floodlights, a striped pitch in perspective with its lines.
import { n, remembered } from './draw'
import { seeded } from './random'
import { linear, radial } from './sprite'

export interface Ground {
  width: number
  height: number
  top: number // where the pitch begins
  farInset: number // how far the far touchline corners lie inside, as a share of the width
  nearInset: number
  halfway: number // how far down the pitch the halfway line lies
  bands: number
  crowd: number
  lamps: number // where the floodlights stand, as a share of the width; 0 is none
  lampTop?: number // and how far down
}

const CROWD = ['#6F8BC9', '#C7D3EE', '#2F5BFF', '#FFB21A', '#F4F7FF', '#8AA0D0', '#46577F']
const DIM = [0.14, 0.26, 0.42] // how much light falls on a head: one path for each colour and light

function stands({ width, top, crowd }: Ground): string {
  const chance = seeded(42)
  const heads = CROWD.map(() => DIM.map(() => ''))
  for (let head = 0; head < crowd; head++) {
    const y = 6 + chance() * (top - 24)
    const colour = heads[Math.floor(chance() * CROWD.length)] ?? []
    const light = Math.min(DIM.length - 1, Math.floor((chance() * 0.7 + (y / top) * 0.5) * DIM.length))
    colour[light] += `M${n(chance() * width, 0)} ${n(y, 0)}h0`
  }
  const paths = heads.flatMap((lights, colour) =>
    lights.map((path, light) => `<path d="${path}" stroke="${CROWD[colour]}" opacity="${DIM[light]}"/>`),
  )
  let boards = ''
  for (let x = 0; x < width; x += 120) boards += `M${x + 2} ${top - 15}h116v13h-116Z`
  return `<g fill="none" stroke-width="3.4" stroke-linecap="round">${paths.join('')}</g><rect y="${top - 16}" width="${width}" height="16" fill="#0A1730"/><path d="${boards}" fill="#1A2F5C"/>`
}

/** A view of the pitch: where a share of its width and of its depth lies on the picture. */
function view({ width, height, top, farInset, nearInset }: Ground) {
  const bottom = height + 40
  const down = (depth: number) => top + (bottom - top) * depth
  const edge = (y: number, far: number, near: number) => far + ((near - far) * (y - top)) / (bottom - top)
  const left = (y: number) => edge(y, width * farInset, width * nearInset)
  const across = (share: number, y: number) => left(y) + (width - 2 * left(y)) * share
  return { bottom, down, across }
}

function grass(of: Ground): string {
  const { down, across } = view(of)
  const stripes = ['', '']
  for (let band = 0; band < of.bands; band++) {
    const far = down((band / of.bands) ** 1.28)
    const near = down(((band + 1) / of.bands) ** 1.28)
    stripes[band % 2] +=
      `M${n(across(0, far))} ${n(far)}L${n(across(1, far))} ${n(far)}L${n(across(1, near))} ${n(near)}L${n(across(0, near))} ${n(near)}Z`
  }
  return `<rect y="${of.top}" width="${of.width}" height="${of.height - of.top}" fill="#06301F"/><path d="${stripes[0]}" fill="#0F6140"/><path d="${stripes[1]}" fill="#0A4A30"/>`
}

function lines(of: Ground): string {
  const { bottom, down, across } = view(of)
  const middle = down(of.halfway)
  const at = (share: number, y: number) => `${n(across(share, y))} ${n(y)}`
  const box = (from: number, to: number, half: number) =>
    `M${at(0.5 - half, from)}L${at(0.5 - half, to)}L${at(0.5 + half, to)}L${at(0.5 + half, from)}`
  const touch = `M${at(0, bottom)}L${at(0, of.top)}L${at(1, of.top)}L${at(1, bottom)}M${at(0, middle)}L${at(1, middle)}`
  const boxes = box(of.top, down(0.115), 0.24) + box(down(0.98), down(0.74), 0.3)
  const circle = (across(1, middle) - across(0, middle)) * 0.15
  const cx = of.width / 2
  return `<g fill="none" stroke="#EFFFF5" stroke-opacity=".34" stroke-width="2.4"><path d="${touch}${boxes}"/><ellipse cx="${cx}" cy="${n(middle)}" rx="${n(circle)}" ry="${n(circle * 0.38)}"/></g><ellipse cx="${cx}" cy="${n(middle)}" rx="5" ry="3.4" fill="#EFFFF5" opacity=".6"/>`
}

function lamp(x: number, y: number): string {
  let bulbs = ''
  for (let row = 0; row < 3; row++) {
    for (let column = -2; column <= 2; column++)
      bulbs += `<circle cx="${n(x + column * 15)}" cy="${y + row * 13}" r="9"/>`
  }
  const bulb = radial('art-bulb', [
    [0, '#fff'],
    [0.35, '#fff', 0.9],
    [1, '#CFE2FF', 0],
  ])
  const flare = radial('art-flare', [
    [0, '#EAF3FF', 0.95],
    [0.14, '#CFE2FF', 0.5],
    [0.45, '#A9CBFF', 0.16],
    [1, '#A9CBFF', 0],
  ])
  return `<rect x="${n(x - 42)}" y="${y - 11}" width="84" height="48" rx="6" fill="#0A1120" stroke="#33435F"/><g fill="url(#${bulb})" data-lamp>${bulbs}</g><circle cx="${n(x)}" cy="${y + 13}" r="190" fill="url(#${flare})"/>`
}

function light({ width, height, lamps, lampTop = 28 }: Ground): string {
  const cone = linear(
    'art-cone',
    [
      [0, '#DDEBFF', 0.34],
      [1, '#DDEBFF', 0],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  )
  const spot = radial(
    'art-spot',
    [
      [0, '#7DFFB4', 0.17],
      [0.55, '#3FE08A', 0.05],
      [1, '#000', 0],
    ],
    'cx=".5" cy=".4" r=".62"',
  )
  const shade = radial(
    'art-shade',
    [
      [0.38, '#030812', 0],
      [1, '#020610', 0.9],
    ],
    'cx=".5" cy=".42" r=".78"',
  )
  const beam = (x: number, from: number, to: number) =>
    `M${n(x - 30)} ${lampTop}L${n(x + 30)} ${lampTop}L${n(width * to)} ${n(height * 0.92)}L${n(width * from)} ${n(height * 0.92)}Z`
  const [left, right] = [width * lamps, width * (1 - lamps)]
  const all = `width="${width}" height="${height}"`
  const beams = lamps
    ? `<path d="${beam(left, 0.1, 0.7)}" fill="url(#${cone})" opacity=".34"/><path d="${beam(right, 0.3, 0.9)}" fill="url(#${cone})" opacity=".34"/>`
    : ''
  return `<rect ${all} fill="url(#${spot})"/>${beams}<rect ${all} fill="url(#${shade})"/>${lamps ? lamp(left, lampTop) + lamp(right, lampTop) : ''}`
}

/** What the ground is made of, as large as told. */
export const floodlit = remembered(
  (of: Ground) => JSON.stringify(of),
  (of: Ground) => {
    const sky = linear(
      'art-night',
      [
        [0, '#050812'],
        [1, '#14264A'],
      ],
      'x1="0" y1="0" x2="0" y2="1"',
    )
    return `<rect width="${of.width}" height="${of.height}" fill="url(#${sky})"/>${stands(of)}${grass(of)}${lines(of)}${light(of)}`
  },
)
