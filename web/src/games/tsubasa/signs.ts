// The signs of Captain Tsubasa, in groups.
import { textsOf } from '../../lib/text.svelte'
import type { Sign, SignGroup } from '../game'
import { TEAMS } from './art/crest'

const named = (names: Record<string, string>): Sign[] => Object.entries(names).map(([id, name]) => ({ id, name }))
const own = (...ids: string[]): Sign[] => ids.map((id) => ({ id }))

export const signs: readonly SignGroup[] = [
  {
    key: 'values',
    signs: [...named({ shot: 'kind-shot', pass: 'kind-pass', defence: 'kind-defence' }), ...own('zero', 'minus')],
  },
  { key: 'tokens', signs: own('available', 'reserve', 'gained') },
  { key: 'decks', signs: own('initial', 'motivation', 'match', 'signing', 'tired', 'backs') },
  {
    key: 'parts',
    signs: [
      ...own('plate', 'position'),
      ...named({
        cost: 'column-cost',
        ability1: 'column-ability1',
        ability2: 'column-ability2',
        must: 'column-mandatory',
      }),
      ...own('star'),
    ],
  },
  {
    key: 'abilities',
    signs: own(
      'draw',
      'play',
      'remove',
      'discard',
      'rival-discards',
      'send-back',
      'reroll',
      'save',
      'table',
      'control',
      'special',
    ),
  },
  {
    key: 'bookings',
    signs: [...named({ yellow: 'card-yellow', red: 'card-red', fatigue: 'card-fatigue' }), ...own('ball')],
  },
]

const POSITIONS = ['gk', 'df', 'mf', 'fw'] as const

/** The teams and positions that sentences about signs name. */
export function signWords(): Record<string, string> {
  const { say } = textsOf('tsubasa')
  return {
    ...Object.fromEntries(TEAMS.map((team) => [team, say(`team-${team}`)])),
    ...Object.fromEntries(POSITIONS.map((position) => [position, say(`position-${position}`)])),
  }
}
