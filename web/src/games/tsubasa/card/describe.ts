// A card in words, for those who hear it: its name, number, position and values, and what can be done with it.
import { say } from '../../../lib/text.svelte'
import type { CardData } from './catalogue'
import { game } from './words.svelte'

export type CardState = 'legal' | 'target' | 'selected' | 'illegal' | 'waiting' | 'preview' | 'plain'

const hasValues = (card: CardData) => card.deck !== 'special-shot' && card.deck !== 'special-defence'

/** "Tsubasa Ozora, 10, midfielder, shot 3, pass 4, defence 1; can be played". */
export function describe(card: CardData, state: CardState = 'plain', reason = ''): string {
  const told = [game.words(card.name)]
  if (card.number !== null) told.push(String(card.number))
  if (card.position) told.push(say(`cards-position-${card.position.toLowerCase()}`))
  if (card.half) told.push(say(`cards-half-${card.half}-said`))
  if (hasValues(card)) told.push(say('cards-values', { ...card.values }))
  if (card.cost) told.push(say('cards-cost-said', { ...card.cost }))
  const face = told.join(', ')
  const more = state === 'illegal' && reason ? reason : state === 'plain' ? '' : say(`cards-state-${state}`)
  return more ? say('cards-described', { face, more }) : face
}

/** What the card does, in full. */
export const describeText = (card: CardData): string => game.words(card.text)
