// How events of Machi Koro become sentences.
import type { Happened } from '../../lib/net/wire'
import type { Telling } from '../game'

const coinsOf = (group: readonly Happened[]): number =>
  group.reduce((sum, event) => sum + Number(event.text.args?.coins ?? 0), 0)

export const telling: Telling = {
  headings: new Set(['turn-began']),
  chance: new Set(['rolled']),
  last: new Set(['won']),
  together: { 'event-income': { key: 'told-incomes', args: (group, cards) => ({ cards, coins: coinsOf(group) }) } },
}
