// A contest for the ball as far as it has been told: what lies on the table, and the events since.
import type { Happened, Step } from '../../lib/net/wire'
import type { Catalogue } from './card/catalogue'
import type { GameEvent } from './events'
import { rivalOf, type Match, type Seat } from './match'
import { chanceOf, type Outlook } from './outlook'

export type Outcome = 'goal' | 'passed' | 'ball-won' | 'caught' | 'corner'
const OUTCOMES: readonly string[] = ['goal', 'passed', 'ball-won', 'caught', 'corner'] satisfies Outcome[]

/** With these the next round begins, or the half ends: what lay on the table before is gone. */
const AFTERWARDS: readonly string[] = ['turned-up', 'half-ended', 'round-began', 'match-ended', 'reshuffled', 'drew']

export interface Contest {
  kind: 'shot' | 'pass' | 'special'
  attacker: Seat
  defender: Seat
  cards: [number, number] // by seat
  tokens: [number | null, number | null] // null: not announced yet
  dice: [number, number]
  rolling: 'both' | Seat | 'save' | null
  keepers: string[] // the cards that may save; once it is rolled for the save, the one that does
  saveDie: number
  assured: Seat | null
  duel: { shot: string; defence: string; stopped: boolean } | null
  outcome: Outcome | null
  goals: [number, number]
  promised: Outlook | null // what the dice promised before they were rolled
}

const isOutcome = (name: string): name is Outcome => OUTCOMES.includes(name)

/** Whether a step decides a contest. */
export const isDecided = (step: Step): boolean => step.events.some((event) => isOutcome(event.name))

/** How many events of a step belong to what was on the table before; 0 if the step ends no round. */
export function eventsBefore(step: Step): number {
  if (!step.events.some((event) => event.name === 'round-began' || event.name === 'match-ended')) return 0
  const end = step.events.findIndex((event) => AFTERWARDS.includes(event.name))
  return Math.max(end, 0)
}

function keepersOf(match: Match, seat: Seat, catalogue: Catalogue): string[] {
  if (match.saveCard) return [match.saveCard]
  return match.sides[seat].area.filter((card) => catalogue.card(card)?.save)
}

/** Whether a phase is played on the contest's own stage. */
export const onStage = (match: Match): boolean =>
  match.action !== null && (match.phase === 'tokens' || match.phase === 'reroll' || match.phase === 'save')

/** The steps of a contest up to one of them: from the choice of shot or pass on. */
export function stepsOf(steps: readonly Step[], last: number): readonly Step[] {
  const until = steps.filter((step) => step.number <= last)
  const first = until.findLastIndex((step) => step.events.some((event) => event.name === 'chose'))
  return first < 0 ? [] : until.slice(first)
}

/** The contest on a table after some events, and after the steps that led to it; null where there is none.
 *
 * `before` is the match before those events: no die and no token is shown until it has been told. */
export function contestOf(
  match: Match,
  told: readonly Happened[],
  catalogue: Catalogue,
  steps: readonly Step[],
  before: Match = match, // the table before what is told: dice that fall later do not lie there yet
): Contest | null {
  const kind = kindOf(match, told)
  if (!kind) return null
  const attacker = match.attacker
  const defender = rivalOf(attacker)
  const cards: [number, number] = [0, 0]
  cards[attacker] = match.sides[attacker].sums[kind === 'pass' ? 'pass' : 'shot']
  cards[defender] = match.sides[defender].sums.defence
  const [first, second] = match.sides
  const contest: Contest = {
    kind,
    attacker,
    defender,
    cards,
    tokens: announced(before, attacker),
    dice: [before.sides[0].die, before.sides[1].die],
    rolling: null,
    keepers: kind === 'shot' ? keepersOf(match, defender, catalogue) : [],
    saveDie: before.saveDie,
    assured: null,
    duel: null,
    outcome: null,
    goals: [first.goals, second.goals],
    promised: null,
  }
  for (const event of told) tell(contest, event as GameEvent)
  if (contest.dice[0]) contest.promised = steps.findLast((step) => step.promised)?.promised ?? null
  return contest
}

function kindOf(match: Match, told: readonly Happened[]): Contest['kind'] | null {
  if (match.phase === 'special-shot' || match.phase === 'special-defence') return 'special'
  const chose = told.find((event) => event.name === 'chose')
  if (chose) return (chose as GameEvent & { name: 'chose' }).fields.action
  return match.action
}

/** Tokens as announced: the attacker's first; who has not been asked yet has announced none. */
function announced(match: Match, attacker: Seat): Contest['tokens'] {
  const tokens: Contest['tokens'] = [null, null]
  const rolled = match.sides[0].die > 0
  if (rolled || (match.phase === 'tokens' && match.toAct !== attacker)) tokens[attacker] = match.sides[attacker].spent
  if (rolled) tokens[rivalOf(attacker)] = match.sides[rivalOf(attacker)].spent
  return tokens
}

function tell(contest: Contest, { name, fields }: GameEvent): void {
  contest.rolling = null
  if (isOutcome(name)) contest.outcome = name
  switch (name) {
    case 'spent':
      contest.tokens[fields.seat as Seat] = fields.count
      break
    case 'rolled':
      contest.tokens = [contest.tokens[0] ?? 0, contest.tokens[1] ?? 0]
      contest.dice[contest.attacker] = fields.die
      contest.dice[contest.defender] = fields.rival_die
      contest.rolling = 'both'
      break
    case 'rerolled':
      contest.dice[fields.whose as Seat] = fields.die
      contest.rolling = fields.whose as Seat
      break
    case 'rolled-save':
      contest.keepers = [fields.card]
      contest.saveDie = fields.die
      contest.rolling = 'save'
      break
    case 'rerolled-save':
      contest.saveDie = fields.die
      contest.rolling = 'save'
      break
    case 'assured':
      contest.assured = fields.seat as Seat
      break
    case 'duelled':
      contest.duel = fields
      break
    case 'goal':
      contest.goals = [fields.nankatsu, fields.toho]
  }
}

/** The chance that the attacker had before the dice: of a goal, or of the ball; null where that is not known. */
export const chanceIn = (contest: Contest): number | null =>
  contest.kind === 'special' ? null : chanceOf(contest.kind, contest.promised)

/** Whether the dice lie and both sides come to the same, so that the attacker has won by the tie. */
export const isTie = (contest: Contest): boolean =>
  contest.dice[0] > 0 &&
  contest.assured === null &&
  contest.outcome !== 'ball-won' &&
  totalIn(contest, 0) === totalIn(contest, 1)

/** What a side comes to: cards, tokens and die as far as they are there. */
export const totalIn = (contest: Contest, seat: Seat): number =>
  contest.cards[seat] + (contest.tokens[seat] ?? 0) + contest.dice[seat]
