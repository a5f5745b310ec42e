// What is written on cards: titles, short names, positions, and abilities with the signs of tokens in the text.
import { KINDS, type Kind } from '../../../art/shapes'
import type { Words } from '../../../lib/net/wire'
import { loadGame, loadGamePart, say, textsOf } from '../../../lib/text.svelte'
import type { CardData } from './catalogue'
import { isPlayer } from './picture/picture'

export const game = textsOf('tsubasa')

/** Load all that is written on cards. */
export const loadCardTexts = () => Promise.all([loadGame('tsubasa'), loadGamePart('tsubasa', 'cards')])

/** The title in the band: a motivated player's is the player's name, for the gold says the rest. */
export function titleOf(card: CardData): string {
  const player = card.name.args?.['player']
  return game.words(card.deck === 'motivation' && isWords(player) ? player : card.name)
}

/** A name for where there is little room; of a player whom the card file names itself, the last word. */
export function shortOf(card: CardData): string {
  if (card.short) return game.words(card.short)
  const title = titleOf(card)
  return isPlayer(card) ? (title.split(' ').pop() ?? title) : title
}

export const positionOf = (card: CardData): string =>
  card.half ? say(`cards-half-${card.half}`) : card.position ? game.say(`position-${card.position.toLowerCase()}`) : ''

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null && 'key' in value

/** A piece of a line: text, or signs of tokens that stay together. */
export type Piece = string | Kind[]

const SIGNS: Record<Kind, string> = { shot: '\uE000', pass: '\uE001', defence: '\uE002' }
const signs = (kinds: readonly Kind[]) => kinds.map((kind) => SIGNS[kind])

/** A token's sign as often as it is gained; from four on, the number and the sign. */
const repeated = (kind: Kind, amount: number) => (amount > 3 ? `${amount} ${SIGNS[kind]}` : SIGNS[kind].repeat(amount))

export interface Written {
  face: Words
  tokens?: readonly Kind[]
  amount?: number | null
}

/** What an ability does, or what is mandatory, as it stands on the card: in few words with signs. */
export function written(of: Written): Piece[] {
  const tokens = of.tokens ?? []
  const [first = '', second = ''] = signs(tokens)
  const all = signs(KINDS).join('')
  const gained = tokens[0] ? repeated(tokens[0], of.amount ?? 1) : ''
  const text = game.words({ ...of.face, args: { ...of.face.args, first, second, all, tokens: gained } })
  return pieces(text)
}

function pieces(text: string): Piece[] {
  return text
    .split(/([\uE000-\uE002]+)/)
    .filter((part) => part !== '')
    .map((part) => (part >= '\uE000' && part < '\uE003' ? [...part].map(kindOf) : part))
}

const kindOf = (sign: string): Kind => KINDS.find((kind) => SIGNS[kind] === sign) ?? 'shot'
