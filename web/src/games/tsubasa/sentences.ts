// What is to be done now, in one sentence for every phase; and what the other coach is doing.
import { say } from '../../lib/text.svelte'
import { game, shortOf } from './card/words.svelte'
import type { Coach } from './coach.svelte'
import { TEAMS, type Seat } from './match'

/** The team whose chances are shown, where that is not the reader's own. */
export function otherTeam(coach: Coach, attacker: Seat): string {
  return coach.isMine && coach.side === attacker ? '' : game.say(`team-${TEAMS[attacker]}`)
}

/** A chance in words, with the team that has it, where that is not the reader's own. */
export function chanceText(coach: Coach, attacker: Seat, chance: string): string {
  const team = otherTeam(coach, attacker)
  return team ? say('tsubasa-chance-of', { team, chance }) : chance
}

/** What the coach who is asked may do. */
export function asking(coach: Coach): string {
  const { match } = coach
  if (!match) return ''
  const left = coach.places - coach.played
  switch (match.phase) {
    case 'attack':
      if (!coach.own?.hand?.length) return say('tsubasa-do-attack-no-card')
      if (left === 1) return say('tsubasa-do-attack-last')
      return say(coach.theirs?.stopped ? 'tsubasa-do-attack-alone' : 'tsubasa-do-attack', { left })
    case 'abilities': {
      const card = coach.catalogue.card(match.open.at(-1)?.card ?? '')
      if (!coach.asksAbility) return say('tsubasa-do-bench')
      return say('tsubasa-do-abilities', { card: card ? shortOf(card) : '' })
    }
    case 'gain':
      return say('tsubasa-do-gain', { gains: match.gains })
    case 'draft':
      return say(match.matchDeck > 0 ? 'tsubasa-do-draft' : 'tsubasa-do-draft-open')
    case 'tokens':
      return say(coach.attacks ? 'tsubasa-do-tokens-attack' : 'tsubasa-do-tokens-defence', {
        kind: say(`tsubasa-${coach.attacks ? (match.action ?? 'shot') : 'defence'}`),
      })
    case 'reroll':
      return say(match.saveDie ? 'tsubasa-do-reroll-save' : 'tsubasa-do-reroll')
    default:
      return say(`tsubasa-do-${match.phase}`)
  }
}

/** What somebody else does just now. */
export function waiting(coach: Coach): string {
  const { match, table } = coach
  if (!match) return ''
  if (coach.over) return say('tsubasa-do-over')
  if (table.paused) return say('tsubasa-paused')
  if (coach.isTurn) return ''
  const team = game.say(`team-${match.sides[match.toAct ?? 0].team}`)
  return say(`tsubasa-wait-${match.phase}`, { team })
}
