// What cards do, in a few words with a coin and an icon in them, or in words alone.
import type { Sayer } from '../../lib/text.svelte'
import type { Card } from './types'

export const COIN = '\uE010' // of private use: no text has them
export const ICON = '\uE011'

/** What a card does, as short as on a tile; marks stand for the coin and the icon. */
export function effectOf(card: Card, texts: Sayer): string {
  if (card.kind === 'large') return texts.say(`pays-${card.id}`)
  return texts.say(`machikoro-pays-${card.pays}`, { amount: card.amount, coin: COIN, icon: ICON })
}

/** Everything that a card says, to be read out: name, numbers, colour, effect, cost. */
export function spoken(card: Card, texts: Sayer): string {
  const args = { card: texts.words(card.name), text: texts.words(card.text), cost: card.cost }
  if (card.kind === 'large') return texts.say('machikoro-spoken-large', args)
  const colour = texts.say(`colour-${card.colour}`)
  return texts.say('machikoro-spoken', { ...args, colour, numbers: card.numbers.join(', ') })
}
