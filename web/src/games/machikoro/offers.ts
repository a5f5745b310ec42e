// The buttons of a decision: what the chosen thing does, and what can always be done. Every legal action has a place.
import type { Barred, Choice } from '../../lib/net/wire'
import type { Play } from './play.svelte'

export interface Offer {
  choice: Choice
  primary: boolean
  barred: Barred | null
  key: string
}

/** Actions that are chosen by tapping what they are about: a tile, a large project, a rival, a card. */
const TAPPED = new Set(['build', 'take', 'swap', 'give'])
const KEYS: Record<string, string> = { 'roll 1': 'R', reroll: 'R', keep: 'K', 'build nothing': 'N', 'no-swap': 'N' }

const isTapped = (action: string): boolean => action !== 'build nothing' && TAPPED.has(action.split(' ')[0] ?? '')

export function offers(play: Play): Offer[] {
  const { legal, chosen } = play
  if (!legal.length) return []
  const main = legal.find((one) => one.action === chosen) ?? null
  const found: Offer[] = []
  if (main) found.push({ choice: main, primary: true, barred: null, key: '↵' })
  const always = legal.filter((one) => one !== main && !isTapped(one.action))
  always.forEach((choice, place) => {
    const primary = !main && place === 0 && !legal.some((one) => isTapped(one.action))
    found.push({ choice, primary, barred: null, key: KEYS[choice.action] ?? (primary ? '↵' : '') })
  })
  const rolls = play.table.position?.barred.filter((one) => one.action.startsWith('roll')) ?? []
  for (const barred of rolls) found.push({ choice: barred, primary: false, barred, key: '' })
  return found
}

/** The action that the key Enter carries out. */
export const primaryOf = (play: Play): string | null =>
  offers(play).find((offer) => offer.primary)?.choice.action ?? null
