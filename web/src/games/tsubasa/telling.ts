// How events of Captain Tsubasa become sentences.
import type { Telling } from '../game'

export const telling: Telling = {
  headings: new Set(['half-began', 'round-began']),
  chance: new Set(['rolled', 'rerolled', 'rolled-save', 'rerolled-save', 'drew']),
  last: new Set(['match-ended', 'match-ended-level']),
  together: {
    'event-drew': { key: 'told-drew', args: (_, cards) => ({ cards }) },
    'event-drew-hidden': { key: 'told-drew-hidden', args: (group) => ({ count: group.length }) },
  },
}
