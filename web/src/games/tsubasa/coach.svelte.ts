// The coach at the lower edge: what is seen from there, what may be done, and what has been chosen but not done yet.
import type { Barred, Choice, Happened, Position, Step } from '../../lib/net/wire'
import type { Table } from '../../lib/table.svelte'
import type { Catalogue } from './card/catalogue'
import { askedFor, isOfBench, subjectOf, verbOf } from './choices'
import { contestOf, eventsBefore, isDecided, onStage, stepsOf, type Contest } from './contest'
import { Layout } from './layout.svelte'
import { keyed, matchOf, playedOf, rivalOf, type Match, type Seat } from './match'
import { isForeseen, type Prospects } from './outlook'
import { following, type Plan } from './plan'

/** What the board is drawn from: the stage of a match, or a replay. */
export interface Shown {
  position: Position | null
  before: Position | null
  step: Step | null
  event: Happened | null
  playing: boolean
  skip(): void
}

/** A contest that was decided, as it can be looked at again. */
export interface Decided {
  match: Match
  step: Step
  steps: readonly Step[] // of the contest, that one last
}

export class Coach {
  chosen = $state<string | null>(null) // an action that is selected and not done yet
  plan = $state<Plan>({}) // for the abilities of the chosen card
  settled = $state(false) // the abilities of the card in play have had their answer; only the bench is left
  inspected = $state<Barred | null>(null) // what cannot be done, and is being explained
  decided = $state.raw<Decided | null>(null) // the last contest that was decided
  watching = $state(false) // that contest is looked at again
  readonly layout = new Layout()

  private areas: [string[], string[]] = [[], []]
  private piles: [string[], string[]] = [[], []]
  private since = 0 // when the last choice was made
  private queue: string[] = []
  private asOf = -1 // the line of the log that the queue waits to be passed

  constructor(
    readonly table: Table,
    readonly stage: Shown,
    readonly catalogue: Catalogue,
  ) {}

  /** The position that is drawn: while a round's end is told, still the one before it. */
  readonly position = $derived.by((): Position | null => {
    const { position, before, step, event, playing } = this.stage
    if (!playing || !before || !step || !event) return position
    const at = step.events.indexOf(event)
    return at >= 0 && at < eventsBefore(step) ? before : position
  })
  readonly match = $derived<Match | null>(this.position ? matchOf(this.position) : null)
  readonly seat = $derived<Seat | null>((this.position?.seat ?? null) as Seat | null)
  readonly side = $derived<Seat>(this.seat ?? 0) // at the lower edge; for spectators Nankatsu
  readonly rival = $derived(rivalOf(this.side))
  readonly own = $derived(this.match?.sides[this.side] ?? null)
  readonly theirs = $derived(this.match?.sides[this.rival] ?? null)
  readonly isMine = $derived.by(() => this.seat !== null && this.table.seats.includes(this.seat))
  readonly attacks = $derived(this.match?.attacker === this.side)
  readonly places = $derived(this.match?.places ?? 0)
  readonly played = $derived(this.match ? playedOf(this.match) : 0)
  readonly rounds = $derived(this.match?.rounds ?? 0)

  /** The cards of both play areas in the order in which they came, as far as that was seen. */
  readonly laid = $derived.by((): [string[], string[]] => {
    const { match } = this
    if (!match) return [[], []]
    this.areas = match.sides.map((side, seat) => inOrder(this.areas[seat]!, side.area)) as [string[], string[]]
    return this.areas
  })

  /** The cards of both discard piles in the order in which they came, as far as that was seen: the last one lies on top. */
  readonly discarded = $derived.by((): [string[], string[]] => {
    const { match } = this
    if (!match) return [[], []]
    this.piles = match.sides.map((side, seat) => inOrder(this.piles[seat]!, side.discardPile)) as [string[], string[]]
    return this.piles
  })

  /** Whether the match is drawn as it stands now. */
  readonly asLive = $derived.by(() => this.stage.position === this.table.position)
  /** Whether the decision is this coach's, who looks from here; in a replay it is nobody's. */
  readonly isTurn = $derived.by(() => this.isMine && this.table.asked && !!this.table.position?.legal.length)
  readonly asked = $derived.by(() => this.isTurn && !this.stage.playing && this.asLive)
  /** Whose decision it is as far as has been told: while a step is told, still that of the coach who took it. */
  readonly acting = $derived.by((): Seat | null => {
    const { playing, step } = this.stage
    return playing && step && step.seat !== null ? (step.seat as Seat) : (this.match?.toAct ?? null)
  })
  readonly over = $derived.by(() => this.match?.phase === 'over' || (this.table.over && this.asLive))
  readonly legal = $derived<Choice[]>(this.asked ? (this.position?.legal ?? []) : [])
  readonly barred = $derived<Barred[]>(this.asked ? (this.position?.barred ?? []) : [])
  readonly actions = $derived(new Set(this.legal.map((one) => one.action)))
  readonly cardsAskedFor = $derived(this.asked && this.match ? askedFor(this.match.phase) : null)

  /** The card that an action of the bench or the hand would bring into play. */
  readonly coming = $derived.by(() => {
    const verb = this.chosen ? verbOf(this.chosen) : ''
    if (!this.chosen || !['play', 'sign', 'motivate'].includes(verb)) return null
    const subject = subjectOf(this.chosen)
    return verb === 'motivate' ? (this.catalogue.motivated(subject)?.id ?? subject) : subject
  })

  /** The cards that can be chosen with the numbers, in the order in which they lie. */
  readonly row = $derived.by((): string[] => {
    const { match, own, theirs, cardsAskedFor } = this
    if (!match || !own || !theirs || !cardsAskedFor) return []
    const { place, verb } = cardsAskedFor
    const cards = {
      hand: own.hand ?? [],
      discard: own.discardPile,
      rival: this.laid[this.rival],
      pitch: [...match.pitch, 'deck'],
      special: this.legal.filter((one) => verbOf(one.action) === 'special').map((one) => subjectOf(one.action)),
    }[place]
    return [...new Set(cards)].map((card) => `${verb} ${card}`).filter((action) => this.actions.has(action))
  })

  /** Whether the abilities of a card are chosen before it is played: there is room for that, and it is no lesson. */
  readonly plans = $derived.by(() => this.layout.plans && this.table.plans)

  /** What the keys choose from: the cards of the row, then whom tokens can bring on. */
  readonly keyed = $derived([...this.row, ...this.legal.map((one) => one.action).filter(isOfBench)])

  /** Whether an ability can be used, and nobody has said yet whether it is to be. */
  readonly asksAbility = $derived.by(() => !this.settled && (this.can('use 1') || this.can('use 2')))

  /** What Enter does if nothing is chosen: the one thing left to do, where there is one. */
  readonly usual = $derived.by((): string | null => {
    if (this.can('end') && !this.asksAbility) return 'end'
    const saves = this.legal.filter((one) => verbOf(one.action) === 'save')
    if (saves.length === 1) return saves[0]!.action
    return this.legal.length === 1 ? this.legal[0]!.action : null
  })

  readonly foreseen = $derived.by((): Prospects | null => {
    const { outlook, seq, seat } = this.table
    const fits = outlook?.seq === seq && outlook.seat === seat && this.asLive
    return fits && isForeseen(outlook.data) ? outlook.data : null
  })

  /** The contest that is on, or is being told, or is looked at again. */
  readonly contest = $derived.by((): Contest | null => {
    const { match, catalogue } = this
    if (this.watching && this.decided) {
      const { match, step, steps } = this.decided
      return contestOf(match, step.events, catalogue, steps)
    }
    if (!match) return null
    const told = this.told
    const isSpecial = match.phase === 'special-shot' || match.phase === 'special-defence'
    if (told.length === 0 && !isSpecial && !onStage(match)) return null
    const steps = stepsOf(this.table.steps, this.stage.step?.number ?? Infinity)
    const before = told.length && this.stage.before ? matchOf(this.stage.before) : match
    return contestOf(match, told, catalogue, steps, before)
  })

  /** What has been told so far of a contest, by the step that is being played. */
  private readonly told = $derived.by((): Happened[] => {
    const { step, event, playing } = this.stage
    if (!playing || !step || !event || !step.events.some(isOfContest)) return []
    const at = step.events.indexOf(event)
    const end = eventsBefore(step)
    return at >= 0 && (end === 0 || at < end) ? step.events.slice(0, at + 1) : []
  })

  choice(action: string): Choice | null {
    return this.legal.find((one) => one.action === action) ?? null
  }

  can(action: string): boolean {
    return this.actions.has(action)
  }

  /** An action, if it can be taken now: what parts of the board are marked with. */
  offer(action: string): string | undefined {
    return this.can(action) ? action : undefined
  }

  /** Choose something; what is chosen already is done. What cannot be done is explained. False: neither was possible. */
  choose(action: string): boolean {
    if (!this.can(action)) return this.explain(action)
    if (this.chosen === action) void this.decide(action)
    else this.select(action)
    return true
  }

  private select(action: string): void {
    this.chosen = action
    this.plan = {}
    this.since = performance.now()
  }

  /** Choose another of the cards that can be chosen: the next, the one before, or that with a number. */
  step(by: number): void {
    const all = this.keyed
    if (!all.length) return
    const at = this.chosen ? all.indexOf(this.chosen) : -1
    const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length
    this.select(all[next]!)
  }

  pick(number: number): void {
    const action = this.keyed[number - 1]
    if (action) this.choose(action)
  }

  /** Have done what was chosen, with what is planned for it; or else what is usual. */
  doChosen(): void {
    const action = this.chosen ?? this.usual
    if (action) void this.decide(action)
  }

  async decide(action: string): Promise<void> {
    if (!this.can(action) || this.table.busy) return
    const card = verbOf(action) === 'play' ? this.catalogue.card(subjectOf(action)) : null
    const isSeen = Object.keys(this.plan).length > 0 || performance.now() - this.since > SEEN
    const isPlanned = this.match?.phase === 'attack' && this.plans && isSeen
    this.queue = card && isPlanned ? following(card, this.plan) : []
    await this.send(action)
  }

  /** Say why something cannot be done, with the rule, where the server has told it; else false. */
  explain(action: string): boolean {
    const found = this.barred.find((one) => one.action === action)
    if (found) this.inspected = found
    return found !== undefined
  }

  /** Look at the last contest again. */
  watch(): void {
    this.watching = this.decided !== null
  }

  /** Follow the match: forget what is past, carry a plan on, ask for the odds. Called in an effect of each change. */
  follow(): void {
    const { table, stage } = this
    if (this.chosen && !this.can(this.chosen) && this.asked) this.chosen = null
    if (!this.asked && !table.busy && !stage.playing) this.chosen = null
    if (table.position?.view.phase !== 'abilities') this.settled = false
    this.carryOn()
  }

  /** Keep a contest that the last step has decided. */
  keep(): void {
    const { step, before } = this.stage
    if (!step || !before || !isDecided(step)) return
    const match = matchOf(before)
    this.decided = { match, step, steps: stepsOf(this.table.steps, step.number) }
  }

  private async send(action: string): Promise<void> {
    this.asOf = this.table.seq
    this.chosen = null
    this.settled = false
    await this.table.decide(action)
  }

  /** The next decision of a plan, if it can be taken; a plan that cannot go on is given up. */
  private carryOn(): void {
    const { table } = this
    if (!this.queue.length || table.busy || table.seq <= this.asOf) return
    const legal = table.asked ? (table.position?.legal.map((one) => one.action) ?? []) : []
    const next = this.queue.findIndex((action) => legal.includes(action))
    const action = this.queue[next]
    const strays = action?.startsWith('gain') && next > 0
    const others = legal.some(isOfBench)
    this.settled = action === 'end' && others
    if (!action || strays || (action === 'end' && others)) {
      this.queue = []
      return
    }
    this.queue = this.queue.slice(next + 1)
    void this.send(action)
  }
}

const SEEN = 500 // milliseconds in which a plan can be seen; who plays faster is asked about abilities
const CONTEST_EVENTS: readonly string[] = [
  'chose',
  'spent',
  'rolled',
  'rerolled',
  'rolled-save',
  'rerolled-save',
  'duelled',
  'contested',
  'goal',
  'passed',
  'ball-won',
  'caught',
  'corner',
]
const isOfContest = (event: Happened) => CONTEST_EVENTS.includes(event.name)

/** Cards in the order in which they were before, new ones last; a motivated player stands where the player stood. */
function inOrder(before: readonly string[], now: readonly string[]): string[] {
  const rest = keyed(now).map((one) => one.key)
  const found: string[] = []
  const take = (key: string) => {
    const at = rest.indexOf(key)
    if (at >= 0) found.push(...rest.splice(at, 1))
    return at >= 0
  }
  for (const { key } of keyed(before)) if (!take(key)) take(`motivated-${key}`)
  return [...found, ...rest].map((key) => key.split('#', 1)[0]!)
}
