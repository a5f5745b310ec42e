// How a card of each deck looks: which metal its frame is, which paper, what stands on its plate.
import { icon, isIcon, type IconName } from '../../../art/icons'
import { SKIES } from '../art/kits'
import { GLYPH, KINDS } from '../../../art/shapes'
import type { CardData } from './catalogue'
import { isFans, lightOf } from './picture/picture'

export type Form = 'full' | 'small' | 'micro' | 'icon'

/** The form for a width, as the look has it. */
export const formOf = (width: number): Form =>
  width >= 150 ? 'full' : width >= 80 ? 'small' : width >= 48 ? 'micro' : 'icon'

export type Metal = 'silver' | 'gold' | 'match' | 'signing' | 'fatigue' | 'nankatsu' | 'toho'

export function metalOf(card: CardData): Metal {
  switch (card.deck) {
    case 'initial':
      return 'silver'
    case 'motivation':
      return 'gold'
    case 'match':
    case 'signing':
    case 'fatigue':
      return card.deck
    default:
      return card.team ?? 'nankatsu'
  }
}

export const PAPER: Record<Metal, string> = {
  silver: '#F7F5EF',
  gold: '#FFF7E0',
  match: '#F1F7F0',
  signing: '#EFF7F8',
  fatigue: '#E7E8EC',
  nankatsu: '#EEF2FF',
  toho: '#FFF6E3',
}

export const hasValues = (card: CardData): boolean => card.deck !== 'special-shot' && card.deck !== 'special-defence'

/** The colours of the plate: a special shot on a match card has its team's. */
export function plateOf(card: CardData): { ground: string; ink: string } {
  const light = card.deck === 'match' && card.team ? card.team : lightOf(card)
  const { plate, ink } = SKIES[light]
  return { ground: plate, ink }
}

const OWN_SIGN: Record<string, IconName> = {
  'pursuing-the-title': 'trophy',
  'outstanding-save': 'glove',
  'kozo-and-robertos-advice': 'draw',
  foul: 'whistle',
  'roaring-crowd': 'fans',
  'motivation-to-play-for-japan': 'star',
}

function iconOf(card: CardData): IconName | null {
  if (card.deck === 'fatigue') return 'fatigue'
  if (card.deck === 'signing') return card.save ? 'glove' : 'sign'
  if (card.deck === 'special-shot') return 'special'
  if (card.deck === 'special-defence') return 'glove'
  if (isFans(card)) return 'fans'
  const [ability] = card.abilities
  return OWN_SIGN[card.id] ?? (ability?.telling && isIcon(ability.icon) ? ability.icon : null)
}

/** What stands on the plate of a card without a number: an icon, or the glyph of its highest value. */
export function signOf(card: CardData): string {
  const found = iconOf(card)
  if (found) return icon(found)
  const highest = KINDS.reduce((one, other) => (card.values[other] > card.values[one] ? other : one))
  return `<svg viewBox="0 0 24 24" aria-hidden="true">${GLYPH[highest]}</svg>`
}
