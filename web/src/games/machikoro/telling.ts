// The table while a step is being told: what lay there before, and what the events told so far have changed.
import type { Happened, Step } from '../../lib/net/wire'
import type { GameEvent } from './events'
import type { Counted, TownView } from './types'

const add = (owned: Counted | undefined, card: string, copies: number): void => {
  if (owned) owned[card] = (owned[card] ?? 0) + copies
}

/** The table after the events of a step up to one, which is among them. */
export function told(before: TownView, step: Step, until: Happened): TownView {
  const view = structuredClone(before)
  for (const event of step.events) {
    tell(view, event as GameEvent)
    if (event === until) break
  }
  return view
}

function tell(view: TownView, { name, fields }: GameEvent): void {
  const pay = (who: number, coins: number) => (view.coins[who] = (view.coins[who] ?? 0) + coins)
  switch (name) {
    case 'dealt':
      view.coins[fields.seat] = fields.coins
      break
    case 'turned-up':
      add(view.market, fields.card, 1)
      add(view.pile, fields.card, -1)
      break
    case 'turn-began':
      view.turn = fields.seat
      view.second_turn = fields.second
      view.phase = 'roll'
      view.dice = undefined
      break
    case 'rolled':
    case 'rolled-again':
      view.dice = fields.second === null ? [fields.first] : [fields.first, fields.second]
      break
    case 'claim-paid':
      pay(fields.seat, -fields.coins)
      pay(fields.to, fields.coins)
      break
    case 'income':
      pay(fields.seat, fields.coins)
      break
    case 'taken':
      pay(fields.seat, fields.coins)
      pay(fields.from, -fields.coins)
      break
    case 'swapped':
      add(view.owned[fields.seat], fields.received, 1)
      add(view.owned[fields.seat], fields.given, -1)
      add(view.owned[fields.other], fields.given, 1)
      add(view.owned[fields.other], fields.received, -1)
      break
    case 'stipend':
      pay(fields.seat, fields.coins)
      break
    case 'built':
      pay(fields.seat, -fields.cost)
      add(view.market, fields.card, -1)
      add(view.owned[fields.seat], fields.card, 1)
      break
    case 'built-large':
      pay(fields.seat, -fields.cost)
      view.large[fields.seat]?.push(fields.card)
      break
    case 'won':
      view.winner = fields.seat
  }
}

/** The part of a turn that an event belongs to. */
const PARTS: Record<string, Part> = {
  'turn-began': 'roll',
  rolled: 'roll',
  'rolled-again': 'roll',
  'claim-paid': 'income',
  income: 'income',
  taken: 'income',
  swapped: 'income',
  stipend: 'build',
  built: 'build',
  'built-large': 'build',
  'built-nothing': 'build',
}
export type Part = 'roll' | 'income' | 'build'
export const TURN: readonly Part[] = ['roll', 'income', 'build']

/** Where in the turn the table is: as the event tells, or as the phase says. */
export function partOf(view: TownView, event: Happened | null): Part | null {
  const telling = event && PARTS[event.name]
  if (telling) return telling
  if (view.phase === 'over') return null
  if (view.phase === 'roll' || view.phase === 'reroll') return 'roll'
  return view.phase === 'build' ? 'build' : 'income'
}
