// A shirt from behind, in a box of 100 by 100: drawn once for each kit, with name and number on it.
import { n } from '../../../art/draw'
import { KITS, type Kit, type KitName } from './kits'
import { linear, shared, sharedGroup } from '../../../art/sprite'

const BODY = 'M34 11Q50 21 66 11L81 16Q92 20 98 40L82 48L77 39V93Q50 98 23 93V39L18 48L2 40Q8 20 19 16Z'

function pattern({ cut, trim }: Kit): string {
  const cuffs = `<path d="M2 40L18 48L19.5 44.5L4 36.5ZM98 40L82 48L80.5 44.5L96 36.5Z" fill="${trim}"/>`
  switch (cut) {
    case 'yoke':
      return `<path d="M34 11Q50 21 66 11L81 16Q92 20 98 40L93 42.5Q86 25 76 22Q64 31 50 31Q36 31 24 22Q14 25 7 42.5L2 40Q8 20 19 16Z" fill="${trim}"/>`
    case 'claws':
      return `<path d="M23 50L32 53.5L23 57ZM23 62L34 66L23 70ZM23 75L31 79L23 83ZM77 50L68 53.5L77 57ZM77 62L66 66L77 70ZM77 75L69 79L77 83ZM8 24L17 30L10 33ZM92 24L83 30L90 33Z" fill="${trim}" opacity=".92"/>${cuffs}`
    case 'band':
      return `<path d="M19 16Q35 30 50 30Q65 30 81 16L90 22Q66 42 50 42Q34 42 10 22Z" fill="${trim}"/>`
    case 'stripes':
      return `<path d="M19 16L28 13L23 40V93L30 94.3V13ZM81 16L72 13L77 40V93L70 94.3V13Z" fill="${trim}" opacity=".9"/>${cuffs}`
    case 'hoops':
      return `<path d="M20 46H80V56H20ZM20 66H80V76H20ZM20 86H80V98H20Z" fill="${trim}" opacity=".94"/>${cuffs}`
    case 'sash':
      return `<path d="M60 8L84 14L34 100L14 96Z" fill="${trim}" opacity=".26"/>${cuffs}`
    case 'halves':
      return `<path d="M50 8H100V100H50Z" fill="${trim}" opacity=".3"/>${cuffs}`
    case 'plain':
      return cuffs
  }
}

function drawn(name: KitName): string {
  const kit: Kit = KITS[name]
  const [bright, dark] = kit.body
  linear(
    `art-cloth-${name}`,
    [
      [0, bright],
      [0.5, bright],
      [1, dark],
    ],
    'x1="0" x2="1" y1=".1" y2=".5"',
  )
  shared('art-shirt-edge', () => `<clipPath id="art-shirt-edge"><path d="${BODY}"/></clipPath>`)
  const folds =
    '<path d="M77 39Q70 60 77 93V100H100V0Z" fill="#000" opacity=".12"/><path d="M23 39Q33 60 27 94L20 94Z" fill="#fff" opacity=".12"/><path d="M40 95Q46 82 42 72Q50 84 47 97ZM62 96Q60 84 66 76Q68 88 66 97Z" fill="#000" opacity=".13"/>'
  return `<path d="${BODY}" fill="#050A16" opacity=".42" transform="translate(5 6)"/><path d="${BODY}" fill="url(#art-cloth-${name})"/><g clip-path="url(#art-shirt-edge)">${pattern(kit)}<path d="M34 11Q50 21 66 11L63 9Q50 16 37 9Z" fill="${kit.trim}"/>${folds}</g><path d="${BODY}" fill="none" stroke="#060B18" stroke-opacity=".55" stroke-width="1.6" stroke-linejoin="round"/>`
}

export interface Shirt {
  kit: KitName
  x: number
  y: number
  size: number
  turn?: number
  number?: number | null
  name?: string
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The name over the number; a long one is set narrower. */
function printedName(name: string, kit: Kit): string {
  const long = name.length > 8
  const size = name.length > 11 ? 6.4 : long ? 7.4 : 8.8
  return `<text x="50" y="41" text-anchor="middle" font-size="${size}" letter-spacing="${long ? 0 : 0.6}" style="font-weight:800;font-stretch:${long ? 66 : 80}%" fill="${kit.number}">${escaped(name.toUpperCase())}</text>`
}

function printedNumber(number: number, named: boolean, kit: Kit): string {
  const edge = kit.outline ? ` stroke="${kit.outline}" stroke-width="3" paint-order="stroke"` : ''
  return `<text x="50" y="${named ? 80 : 77}" text-anchor="middle" font-size="${named ? 42 : 50}" letter-spacing="-1.5" style="font-weight:900;font-stretch:70%" fill="${kit.number}"${edge}>${number}</text>`
}

/** A shirt without a number has a ball's pentagon instead. */
const EMBLEM = 'M50 49L63.3 58.7L58.2 74.300H41.8L36.7 58.7Z'

export function shirt({ kit, x, y, size, turn = 0, number = null, name = '' }: Shirt): string {
  const id = sharedGroup(`art-shirt-${kit}`, () => drawn(kit))
  const look: Kit = KITS[kit]
  const sign =
    number === null
      ? `<path d="${EMBLEM}" fill="none" stroke="${look.number}" stroke-width="4" stroke-linejoin="round"/>`
      : printedNumber(number, name !== '', look)
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(size / 100, 3)}) translate(-50 -52)"><use href="#${id}"/>${name ? printedName(name, look) : ''}${sign}</g>`
}
