// The signs on cards and tables: in groups, each with a name and a sentence. Names that a game has are the game's.
import type { Game } from './chapters'

export interface Sign {
  id: string // its sentence is the text `rules-icon-<id>`
  name?: string // a text of the game; else `rules-icon-<id>-name`
  says?: string // another sentence
  card?: string // a card that the sentence names
}

export interface Group {
  key: string // its title is the text `rules-icons-<key>`
  signs: readonly Sign[]
}

const named = (names: Record<string, string>): Sign[] => Object.entries(names).map(([id, name]) => ({ id, name }))
const own = (...ids: string[]): Sign[] => ids.map((id) => ({ id }))
const counted = (icon: string, card: string): Sign => ({ id: icon, name: `icon-${icon}`, says: 'kind-counted', card })
const atStadium = (icon: string): Sign => ({ id: icon, name: `icon-${icon}`, says: 'kind-stadium' })
const plain = (icon: string): Sign => ({ id: icon, name: `icon-${icon}`, says: 'kind-plain' })

export const SIGNS: Record<Game, readonly Group[]> = {
  tsubasa: [
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
  ],
  machikoro: [
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
  ],
}

/** How things look at both tables. */
export const STATES: Group = { key: 'states', signs: own('legal', 'chosen', 'barred', 'waiting', 'preview', 'now') }
