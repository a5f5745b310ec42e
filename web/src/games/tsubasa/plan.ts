// What is to follow a play: choices about a card's abilities made beforehand, so that one button does it all.
import type { Kind } from '../../art/shapes'
import type { Ability, CardData } from './card/catalogue'

/** What is planned for an ability: a way to use it (what it is aimed at is asked then), not to use it, or to be asked. */
export type Way = 'use' | Kind | 'skip' | 'ask'
export type Plan = Partial<Record<number, Way>>

export const comesLater = (ability: Ability): boolean => ability.use === 'later'

/** Whether an ability gains tokens that can be chosen. */
const isChoiceOfToken = (ability: Ability) => ability.use === 'choice' && ability.tokens.length > 0

/** The ways in which an ability can be planned, the likeliest first. */
export function waysOf(ability: Ability): Way[] {
  if (comesLater(ability)) return []
  if (isChoiceOfToken(ability) && ability.amount === 1) return [...ability.tokens, 'skip']
  return ['use', 'skip']
}

/** What is planned unless somebody chooses: what costs nothing is used; what has its price or a target is asked about. */
export function usualWay(card: CardData, ability: Ability): Way {
  const [first = 'ask'] = waysOf(ability)
  const asks = first === 'use' && ability.use !== 'at-once'
  return asks || (ability.number === 1 && card.must) ? 'ask' : first
}

/** The decisions that follow a play: those of a plan, in order; `end` if every ability is settled. */
export function following(card: CardData, plan: Plan): string[] {
  const found: string[] = []
  let settled = true
  for (const ability of card.abilities) {
    if (comesLater(ability)) continue
    const way = plan[ability.number] ?? usualWay(card, ability)
    if (way === 'ask') settled = false
    else if (way !== 'skip') found.push(`use ${ability.number}`, ...(way === 'use' ? [] : [`gain ${way}`]))
  }
  return settled ? [...found, 'end'] : found
}

/** The tokens that a plan gains. */
export function gainedBy(card: CardData, plan: Plan): Partial<Record<Kind, number>> {
  const gained: Partial<Record<Kind, number>> = {}
  for (const ability of card.abilities) {
    const way = plan[ability.number] ?? usualWay(card, ability)
    if (way === 'ask' || way === 'skip') continue
    for (const kind of way === 'use' ? ability.tokens : [way])
      gained[kind] = (gained[kind] ?? 0) + (ability.amount ?? 1)
  }
  return gained
}
