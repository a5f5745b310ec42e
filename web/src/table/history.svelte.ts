// The history of a match in sentences, made once for each step and again when the language changes.
import { catalogueOfTable } from '../lib/cards.svelte'
import { pageOf } from '../games/folders'
import { cardsByName, type Cards } from '../lib/linked'
import type { Step, Words } from '../lib/net/wire'
import { settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import { known, textsOf } from '../lib/text.svelte'
import { sentences, type Sentence } from './telling'

type Catalogue = { cards: { id: string; name: Words }[] }

const NONE: Cards = new Map()

export class History {
  private cards = $state.raw<Cards>(NONE)
  private made = new Map<Step, Sentence[]>()
  private sign = ''

  constructor(private readonly table: Table) {
    void catalogueOfTable<Catalogue>(table.id).then(
      (catalogue) => (this.cards = cardsByName(catalogue)),
      () => undefined, // without it cards are named, but not linked
    )
  }

  /** What a step brought, in sentences. */
  of(step: Step): Sentence[] {
    const { info, who } = this.table
    const game = info?.game ?? null
    const sign = `${settings.language}/${settings.edition}/${who.names.join()}/${who.you}/${this.cards.size}/${known('game-name', game)}`
    if (sign !== this.sign) this.made.clear()
    this.sign = sign
    const found =
      this.made.get(step) ?? sentences(step, textsOf(game), who, this.cards, pageOf(game ?? '')?.telling ?? {})
    this.made.set(step, found)
    return found
  }

  /** All of them, in order; with `most` only the last ones. */
  all(steps: readonly Step[], most = Infinity): Sentence[] {
    const found: Sentence[][] = []
    let count = 0
    for (let place = steps.length - 1; place >= 0 && count < most; place--) {
      const step = steps[place]
      const told = step ? this.of(step) : []
      found.push(told)
      count += told.length
    }
    const flat = found.reverse().flat()
    return most === Infinity ? flat : flat.slice(-most)
  }
}

const histories = new WeakMap<Table, History>()

/** The history of a table's match. */
export function historyOf(table: Table): History {
  const found = histories.get(table) ?? new History(table)
  histories.set(table, found)
  return found
}
