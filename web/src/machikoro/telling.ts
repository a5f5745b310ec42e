// The table while a step is being told: what lay there before, and what the events told so far have changed.
import type { Happened, Step } from '../lib/net/wire'
import type { Cards } from './cards'
import type { Counted, TownView } from './types'

const add = (owned: Counted | undefined, card: string, copies: number): void => {
  if (owned) owned[card] = (owned[card] ?? 0) + copies
}

/** The table after the events of a step up to one, which is among them. */
export function told(before: TownView, step: Step, until: Happened, cards: Cards): TownView {
  const view = structuredClone(before)
  for (const event of step.events) {
    tell(view, event, cards)
    if (event === until) break
  }
  return view
}

function tell(view: TownView, { name, numbers }: Happened, cards: Cards): void {
  const [seat = 0, second = 0, third = 0, fourth = 0] = numbers
  const pay = (who: number, coins: number) => (view.coins[who] = (view.coins[who] ?? 0) + coins)
  const small = (kind: number) => cards.small[kind]?.id ?? ''
  switch (name) {
    case 'dealt':
      view.coins[seat] = second
      break
    case 'turned-up':
      add(view.market, small(seat), 1)
      add(view.pile, small(seat), -1)
      break
    case 'turn-began':
      view.turn = seat
      view.second_turn = second > 0
      view.phase = 'roll'
      view.dice = undefined
      break
    case 'rolled':
    case 'rolled-again':
      view.dice = [second, third].filter(Boolean)
      break
    case 'claim-paid':
      pay(seat, -third)
      pay(second, third)
      break
    case 'income':
      pay(seat, fourth)
      break
    case 'taken':
      pay(seat, third)
      pay(second, -third)
      break
    case 'swapped':
      add(view.owned[seat], small(third), 1)
      add(view.owned[seat], small(fourth), -1)
      add(view.owned[second], small(fourth), 1)
      add(view.owned[second], small(third), -1)
      break
    case 'stipend':
      pay(seat, second)
      break
    case 'built':
      pay(seat, -third)
      add(view.market, small(second), -1)
      add(view.owned[seat], small(second), 1)
      break
    case 'built-large':
      pay(seat, -third)
      view.large[seat]?.push(cards.large[second]?.id ?? '')
      break
    case 'won':
      view.winner = seat
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
