// The picture on a card: light, focus lines, and what the card shows; drawn once and remembered.
import { remembered } from '../../../../art/draw'
import { focusLines } from '../../../../art/focusLines'
import { halftone } from '../../art/halftone'
import { GOLD, SKIES, type Light } from '../../art/kits'
import { linear, radial, sharedGroup } from '../../../../art/sprite'
import { boot, drop } from '../../../../art/things'
import type { CardData } from '../catalogue'
import { crowd, scene } from './match'
import { kitOf, player } from './players'
import { special } from './specials'

/** How much is drawn: `plain` leaves out what nobody sees on a small card. */
export type Detail = 'full' | 'plain'

export const WIDTH = 210
export const HEIGHT = 146
export const TALL = 190 // of special shots and defences, which have no values

export const lightOf = (card: CardData): Light => {
  if (card.deck === 'match' || card.deck === 'fatigue' || card.deck === 'signing') return card.deck
  return card.team === 'toho' ? 'toho' : 'nankatsu'
}

export const isPlayer = (card: CardData): boolean =>
  card.deck === 'signing' || ((card.deck === 'initial' || card.deck === 'motivation') && !isFans(card))
export const isFans = (card: CardData): boolean =>
  card.deck === 'initial' && card.number === null && card.position === null

const isSpecial = (card: CardData) => card.deck === 'special-shot' || card.deck === 'special-defence'
export const heightOf = (card: CardData): number => (isSpecial(card) ? TALL : HEIGHT)

function fatigue(): string {
  return `<path d="M-6 92C40 84 170 84 216 92V150H-6Z" fill="#272D38"/>${boot(38, 44, 96, -2, '#AEB7C6', '#7C8798')}${drop(150, 28, 10)}${drop(174, 52, 6.6)}${drop(128, 12, 5)}`
}

function subject(card: CardData, name: string, line: string): string {
  if (card.deck === 'fatigue') return fatigue()
  if (card.deck === 'match') return scene(card.id)
  if (isSpecial(card)) return special(card.id, card.team)
  if (isFans(card))
    return card.team === 'toho' ? crowd(['#15161A', '#FFB21A'], card.id) : crowd(['#1C43CC', '#fff'], card.id)
  return player(card, name, line)
}

function dots(): string {
  return sharedGroup('art-dots', () =>
    halftone({ x: 110, y: 10, width: 100, height: 134, step: 7, fill: '#040812', growing: 'right-down' }),
  )
}

function drawn(card: CardData, name: string, detail: Detail): string {
  const light = lightOf(card)
  const sky = SKIES[light]
  const gold = card.deck === 'motivation'
  const tall = heightOf(card)
  const line = gold ? GOLD.line : sky.line
  const [x, y] = isPlayer(card) ? [62, 60] : [105, tall / 2 - 13]
  const ground = linear(
    `art-sky-${gold ? 'gold-' : ''}${light}`,
    [
      [0, sky.from],
      [1, gold ? GOLD.to : sky.to],
    ],
    'x1="0" y1="1" x2="1" y2="0"',
  )
  const glow = radial(gold ? 'art-glow-gold' : 'art-glow', [
    [0, '#fff', gold ? 0.75 : 0.42],
    [1, '#fff', 0],
  ])
  const count = detail === 'full' ? (gold ? 64 : 46) : 30
  const rays =
    light === 'fatigue'
      ? ''
      : focusLines({
          x,
          y,
          inner: 44,
          outer: 240,
          count,
          seed: card.id,
          fill: line,
          opacity: gold ? 0.55 : 0.3,
          width: detail === 'full' ? 0.022 : 0.034,
        })
  const shine = light === 'fatigue' ? '' : `<ellipse cx="${x}" cy="${y + 13}" rx="105" ry="73" fill="url(#${glow})"/>`
  const screen = detail === 'full' ? `<use href="#${dots()}" opacity=".28"/>` : ''
  return `<rect x="-25" width="${WIDTH + 50}" height="${tall}" fill="url(#${ground})"/>${rays}${shine}${screen}${subject(card, name, gold ? '#FFE27A' : line)}`
}

/** What lies in the picture of a card, 210 wide; `name` is what a shirt bears. */
export const picture = remembered(
  (card: CardData, name: string, detail: Detail) => `${card.id}/${kitOf(card)}/${card.number}/${name}/${detail}`,
  drawn,
)
