// The signs of Machi Koro, in groups.
import { textsOf } from '../../lib/text.svelte'
import type { Sign, SignGroup } from '../game'

const own = (...ids: string[]): Sign[] => ids.map((id) => ({ id }))
const counted = (icon: string, card: string): Sign => ({ id: icon, name: `icon-${icon}`, says: 'kind-counted', card })
const atStadium = (icon: string): Sign => ({ id: icon, name: `icon-${icon}`, says: 'kind-stadium' })
const plain = (icon: string): Sign => ({ id: icon, name: `icon-${icon}`, says: 'kind-plain' })

export const signs: readonly SignGroup[] = [
  {
    key: 'colours',
    signs: [
      { id: 'blue', name: 'colour-blue' },
      { id: 'green', name: 'colour-green' },
      { id: 'red', name: 'colour-red', says: 'red-card' },
      { id: 'purple', name: 'colour-purple' },
    ],
  },
  {
    key: 'card',
    signs: [
      ...own('dice'),
      { id: 'price', name: 'column-cost' },
      ...own('coin'),
      { id: 'stock', name: 'column-stock' },
    ],
  },
  {
    key: 'kinds',
    signs: [
      counted('turf', 'season-tickets'),
      counted('academy', 'boarding-school'),
      counted('works', 'kit-maker'),
      atStadium('food'),
      atStadium('hospitality'),
      plain('plant'),
      plain('market'),
      plain('special'),
    ],
  },
  { key: 'large', signs: own('built', 'open') },
]

/** The card that sentences about several signs name. */
export const signWords = (): Record<string, string> => ({ stadium: textsOf('machikoro').say('card-stadium') })
