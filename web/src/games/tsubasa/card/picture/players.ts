// Players: whose shirt, and what goes on beside it.
import type { KitName } from '../../art/kits'
import { shirt } from '../../art/shirt'
import { sharedGroup } from '../../../../art/sprite'
import type { CardData, Position } from '../catalogue'
import { motif, type MotifName } from './motifs'

const OWN: Record<string, MotifName> = {
  'tsuyoshi-oda': 'clear',
  'shingo-takasugi': 'tackle',
  'ryo-ishizaki': 'wall',
  'mamoru-izawa': 'lead',
  'tsubasa-ozora': 'drive',
  'hiroshi-nagano': 'boot',
  'teppei-kisugi': 'reroll',
  'kiyoshi-furuta': 'clear',
  'hiroshi-imai': 'tackle',
  'katsuji-kawabe': 'boot',
  'hideto-koike': 'twin',
  'takeshi-sawada': 'reroll',
  'kazuki-sorimachi': 'boot',
  'kojiro-hyuga': 'tiger',
  'shun-nitta': 'wing',
  'jun-misugi': 'lead',
  'hikaru-matsuyama': 'drive',
  'kazuo-and-masao-tachibana': 'twin',
  'hiroshi-jito': 'ram',
  'taro-misaki': 'triangle',
}
const BY_POSITION: Record<Position, MotifName> = { GK: 'save', DF: 'wall', MF: 'triangle', FW: 'run' }

const SIGNED: Record<string, KitName> = {
  'shun-nitta': 'violet',
  'jun-misugi': 'sky',
  'hikaru-matsuyama': 'white',
  'kazuo-and-masao-tachibana': 'red',
  'hiroshi-jito': 'green',
  'taro-misaki': 'white',
  'taichi-nakanishi': 'orange',
  'genzo-wakabayashi': 'black',
}

export function kitOf(card: CardData): KitName {
  const signed = SIGNED[card.id]
  if (card.deck === 'signing') return signed ?? 'white'
  const team = card.team ?? 'nankatsu'
  return card.save ? `${team}-keeper` : team
}

/** The cap of a goalkeeper who never plays without one. */
function cap(): string {
  const id = sharedGroup(
    'art-cap',
    () =>
      '<path d="M-22 4C-22 -18 -8 -24 4 -24S26 -16 26 2Q2 -6 -22 4Z" fill="#D23B3B" stroke="#0D1526" stroke-width="2"/><path d="M-22 4Q2 -6 26 2Q44 4 46 12Q22 4 -22 4Z" fill="#A02424" stroke="#0D1526" stroke-width="2"/>',
  )
  return `<use href="#${id}" transform="translate(84 22) rotate(-8)"/>`
}

/** A player's picture, without what lies behind it; `name` is what the shirt bears. */
export function player(card: CardData, name: string, line: string): string {
  const who = card.player ?? card.id
  const position: Position = card.save ? 'GK' : (card.position ?? 'MF')
  const kit = kitOf(card)
  const beside = motif(OWN[who] ?? BY_POSITION[position], line)
  const one = { kit, y: 60, number: card.number, name }
  if (who === 'kazuo-and-masao-tachibana') {
    return (
      beside + shirt({ ...one, x: 88, y: 66, size: 84, turn: 10 }) + shirt({ ...one, x: 48, y: 60, size: 92, turn: -8 })
    )
  }
  return beside + shirt({ ...one, x: 62, size: 112, turn: -6 }) + (who === 'genzo-wakabayashi' ? cap() : '')
}
