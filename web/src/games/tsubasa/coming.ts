// What a chosen card would gain by its plan, for the tokens' panel.
import type { Kind } from '../../art/shapes'
import { say } from '../../lib/text.svelte'
import { shortOf } from './card/words.svelte'
import { subjectOf, verbOf } from './choices'
import type { Coach } from './coach.svelte'
import { gainedBy } from './plan'

export function coming(coach: Coach): { tokens: Partial<Record<Kind, number>>; note: string } {
  const { chosen, match } = coach
  const card =
    coach.plans && chosen && verbOf(chosen) === 'play' && match?.phase === 'attack'
      ? coach.catalogue.card(subjectOf(chosen))
      : undefined
  if (!card) return { tokens: {}, note: '' }
  const tokens = gainedBy(card, coach.plan)
  return { tokens, note: Object.keys(tokens).length ? say('tsubasa-gain-note', { card: shortOf(card) }) : '' }
}
