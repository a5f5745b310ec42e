// A table as the page knows it: what the socket told, and what can be asked of it.
import { forPeople } from './net/forPeople'
import type {
  Answered,
  Barred,
  Choice,
  ClockInfo,
  DeclinedInfo,
  Position,
  Presence,
  QuestionInfo,
  Result,
  Said,
  Step,
  TableInfo,
  Told,
  Words,
} from './net/wire'
import { Line, type Connection, type Unnumbered } from './net/line'
import type { Who } from './text.svelte'
import { seatNames, teamName } from './names'

/** What an answer that did not please says: a rule's id or a short code, and a text. */
export interface Refused {
  code: string
  text: Words
}

/** What brought a position: a step, a jump (null) or nothing at all: it is the same moment, told again. */
export type Cause = Step | 'same' | null
export type Listener = (position: Position | null, cause: Cause) => void

/** What a seat has heard up to a line of the log. */
interface Heard {
  seq: number
  steps: Step[]
}

export class Table {
  info = $state.raw<TableInfo | null>(null)
  me = $state('')
  seats = $state.raw<number[]>([])
  position = $state.raw<Position | null>(null)
  steps = $state.raw<Step[]>([])
  presence = $state.raw<Presence>({ seats: [], spectators: 0 })
  clocks = $state.raw<(ClockInfo & { at: number }) | null>(null)
  question = $state.raw<QuestionInfo | null>(null)
  declined = $state.raw<DeclinedInfo | null>(null) // what somebody has just said no to
  paused = $state(false)
  result = $state.raw<Result | null>(null)
  said = $state.raw<Said[]>([])
  seq = $state(0)
  connected = $state<Connection>('connecting')
  signedOut = $state(false) // one was somebody here, and is nobody now
  busy = $state(false) // a decision is on its way
  refused = $state.raw<Refused | null>(null) // the last thing that was not carried out
  outlook = $state.raw<{ seq: number; seat: number | null; data: Record<string, unknown> } | null>(null)

  readonly view = $derived(this.position?.view ?? null)
  readonly seat = $derived(this.position?.seat ?? null)
  readonly over = $derived(this.result !== null)
  readonly myTurn = $derived(
    !this.over && this.position !== null && this.position.to_act !== null && this.seats.includes(this.position.to_act),
  )
  readonly asked = $derived(this.myTurn && this.position?.to_act === this.seat && !this.paused)
  readonly names = $derived(this.info ? seatNames(this.info) : [])
  /** Whether a seat is another person's, or still open to one. */
  readonly people = $derived(this.info?.places.some((place, seat) => !place.bot && !this.seats.includes(seat)) ?? false)
  /** Whether there is anybody to talk to, or something has been said. */
  readonly chats = $derived(
    (this.info?.chat ?? false) && (this.people || this.presence.spectators > 0 || this.said.length > 0),
  )
  /** Whom sentences about the match speak of: the teams, where the game has them. */
  readonly who = $derived<Who>({
    names: this.names.map((name, seat) => teamName(this.info?.game ?? '', seat) ?? name),
    you: this.seat !== null && this.seats.includes(this.seat) ? this.seat : null,
  })

  readonly hasLog: boolean = true // whether a board tells what has happened; in a replay that stands beside it
  readonly plans: boolean = true // whether one may choose beforehand what follows a decision

  private line: Line | null = null
  private recalling = false
  private wanted: number | null | undefined // the seat to look from as soon as there is a connection
  private heard = new Map<number | null, Heard>()
  private listeners = new Set<Listener>()

  /** Without a line it is a table that is only looked back at. */
  constructor(
    readonly id: string,
    live = true,
  ) {
    if (!live) return
    this.line = new Line(
      () => this.address(),
      (frame) => this.hear(frame),
      (connection) => this.connect(connection),
    )
  }

  close(): void {
    this.line?.close()
  }

  /** Have each change of the position told, with the step that brought it if one did; returns how to stop. */
  onChange(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Take an action. What the server has not offered is never sent: its answer would be meant for programs. */
  decide(action: string): Promise<Refused | null> {
    if (!this.can(action)) return Promise.resolve({ code: 'stale', text: { key: 'server-stale' } })
    return this.carryOut({ type: 'decide', seq: this.seq, action })
  }

  ask(what: QuestionInfo['what']): Promise<Refused | null> {
    return this.carryOut({ type: 'ask', what })
  }

  answer(yes: boolean): Promise<Refused | null> {
    return this.carryOut({ type: 'answer', yes, seq: this.seq })
  }

  resign(): Promise<Refused | null> {
    return this.carryOut({ type: 'resign' })
  }

  resume(): Promise<Refused | null> {
    return this.carryOut({ type: 'resume' })
  }

  back(): Promise<Refused | null> {
    return this.carryOut({ type: 'back' })
  }

  talk(text: string): Promise<Refused | null> {
    return this.carryOut({ type: 'say', text })
  }

  mute(player: string, on: boolean): Promise<Refused | null> {
    return this.carryOut({ type: 'mute', player, on })
  }

  /** Report a line of the chat to the host. */
  report(number: number): Promise<Refused | null> {
    return this.carryOut({ type: 'report', number })
  }

  /** Have what the actions would bring told; it is in `outlook` then. */
  async foresee(): Promise<void> {
    const seat = this.seat
    if (this.outlook?.seq === this.seq && this.outlook.seat === seat) return
    const answer = await this.request({ type: 'foresee' })
    if (answer.type === 'foreseen') this.outlook = { seq: answer.seq, seat, data: answer.outlook }
  }

  /** Whether there are steps before those that are known here. */
  get earlier(): boolean {
    return this.line !== null && (this.steps[0]?.number ?? 0) > 0
  }

  /** Have the steps before those that are known told: as many as the server tells at once. */
  async recall(): Promise<void> {
    const { seat } = this
    const before = this.steps[0]?.number ?? 0
    if (!this.earlier || this.recalling) return
    this.recalling = true
    const answer = await this.request({ type: 'history', before })
    this.recalling = false
    const fits = this.seat === seat && this.steps[0]?.number === before
    if (fits && answer.type === 'steps' && answer.steps.at(-1)?.number === before - 1)
      this.steps = [...answer.steps, ...this.steps]
  }

  /** Look from another seat: one's own, and after the end any. */
  look(seat: number | null): void {
    this.keepHeard()
    const known = this.over ? undefined : this.heard.get(seat)
    this.steps = known?.steps ?? []
    this.wanted = seat
    this.line?.send({ type: 'look', seat, ...(known ? { since: known.seq } : {}) })
  }

  /** The legal actions that begin with a word. */
  legalOf(verb: string): Choice[] {
    return this.asked ? (this.position?.legal.filter((one) => one.action.split(' ')[0] === verb) ?? []) : []
  }

  can(action: string): boolean {
    return this.asked && !!this.position?.legal.some((one) => one.action === action)
  }

  /** Why something that is shown cannot be done. */
  reason(action: string): Barred | null {
    return this.position?.barred.find((one) => one.action === action) ?? null
  }

  private connect(connection: Connection): void {
    this.connected = connection
    if (connection === 'online' && this.wanted !== undefined) this.look(this.wanted)
  }

  private address(): string {
    const seat = this.wanted === undefined ? this.seat : this.wanted
    const own = seat !== null && this.seats.includes(seat)
    const known = seat === this.seat && (own || this.seats.length === 0) && !this.over ? this.seq : 0
    const place = `${location.origin.replace(/^http/, 'ws')}/api/tables/${this.id}/socket`
    return `${place}?since=${known}${own ? `&seat=${seat}` : ''}`
  }

  private request(frame: Unnumbered): Promise<Answered> {
    if (this.line) return this.line.ask(frame)
    return Promise.resolve({ type: 'refused', id: null, code: 'over', text: { key: 'server-over' }, seq: this.seq })
  }

  private async carryOut(frame: Unnumbered): Promise<Refused | null> {
    const deciding = frame.type === 'decide'
    if (deciding) this.busy = true
    const answer = await this.request(frame)
    if (deciding) this.busy = false
    this.refused = answer.type === 'refused' ? { code: answer.code, text: forPeople(answer.text) } : null
    return this.refused
  }

  private keepHeard(): void {
    this.heard.set(this.seat, { seq: this.seq, steps: this.steps })
  }

  private hear(frame: Told): void {
    switch (frame.type) {
      case 'table': {
        const first = this.info === null
        this.info = frame.table
        if (this.me && !frame.player) this.signedOut = true
        this.me = frame.player
        this.seats = frame.seats
        this.presence = frame.presence
        this.question = frame.question ?? null
        this.declined = frame.declined ?? null
        this.paused = frame.paused ?? false
        this.result = frame.result ?? null
        this.said = first || frame.said?.length ? [...(frame.said ?? [])] : this.said
        if (frame.position?.seat === this.wanted) this.wanted = undefined
        const keep = frame.keep ?? 0
        const same = keep > 0 && keep === (this.steps.at(-1)?.number ?? -1) + 1 && !frame.steps?.length
        const still = same && frame.position?.seat === this.seat
        this.steps = [...this.before(keep), ...(frame.steps ?? [])]
        this.place(frame.seq, frame.position ?? null, frame.clocks)
        this.tell(still ? 'same' : null)
        break
      }
      case 'step':
        this.steps = [...this.before(frame.step.number), frame.step]
        if (this.question?.what !== 'pause') this.question = null // a decision answers what was asked before it
        this.place(frame.seq, frame.position, frame.clocks)
        this.tell(frame.step)
        break
      case 'presence':
        this.presence = frame.presence
        break
      case 'said':
        if (!this.said.some((one) => one.number === frame.said.number)) this.said = [...this.said, frame.said]
        break
      case 'hidden':
        this.said = this.said.filter((one) => !frame.numbers.includes(one.number))
        break
      case 'refused':
        if (frame.id === null) this.refused = { code: frame.code, text: forPeople(frame.text) }
    }
  }

  /** The steps before one, as far as they are known. */
  private before(number: number): Step[] {
    return this.steps.filter((one) => one.number < number)
  }

  protected place(seq: number, position: Position | null, clocks?: ClockInfo | null): void {
    this.seq = seq
    this.position = position
    this.clocks = clocks ? { ...clocks, at: performance.now() } : null
  }

  protected tell(cause: Cause): void {
    for (const listener of this.listeners) listener(this.position, cause)
  }
}
