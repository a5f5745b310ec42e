// The match as the board shows it: the table told so far, what is chosen, and what it would bring.
import { getContext, setContext } from 'svelte'
import type { Barred, Choice } from '../../lib/net/wire'
import { settings } from '../../lib/settings.svelte'
import type { Stage } from '../../lib/stage.svelte'
import type { Table } from '../../lib/table.svelte'
import { textsOf } from '../../lib/text.svelte'
import type { Cards } from './cards'
import { lit } from './paying'
import { partOf, told } from './telling'
import type { Outlook, Pays, Roll, TownView } from './types'

const KEY = Symbol('play')
const SEAT_COLOURS = ['blue', 'red', 'green', 'purple'] as const

export class Play {
  chosen = $state<string | null>(null) // the action that is chosen, to be carried out by the button
  looked = $state<string | null>(null) // the card that is looked at
  pointed: string | null = null // the card that the pointer or the focus came to last
  visited = $state<number | null>(null) // the seat whose town is shown whole
  why = $state.raw<Barred | null>(null) // what was wanted and cannot be done
  tumbling = $state(false) // the dice are in the air, and nobody knows what they will show
  curious = $state(false) // wants to see what rolls pay although odds are off

  readonly texts = textsOf('machikoro')
  readonly view: TownView = $derived.by(() => this.telling())
  readonly event = $derived.by(() => (this.stage.playing ? this.stage.event : null))
  readonly you = $derived.by(() => this.stage.position?.seat ?? 0) // the seat at the bottom
  readonly seat = $derived.by(() => this.table.who.you) // the reader's, who is told "you"
  readonly shared = $derived.by(() => this.table.seats.length > 1) // several sit at this screen: names, not "you"
  readonly rivals = $derived(around(this.view.players, this.you))
  readonly part = $derived(partOf(this.view, this.event))
  readonly dice = $derived(this.view.dice ?? [])
  readonly sum = $derived(this.tumbling ? 0 : this.dice.reduce((one, other) => one + other, 0))
  readonly lit = $derived.by(() => lit(this.event, this.view, this.cards))
  readonly who = $derived.by(() => this.table.who)
  readonly asked = $derived.by(() => this.table.asked && !this.stage.playing && !this.table.busy)
  readonly legal: Choice[] = $derived.by(() => (this.asked ? (this.table.position?.legal ?? []) : []))
  readonly outlook: Outlook | null = $derived.by(() => this.foreseen())
  private built = $state.raw<{ seq: number; pays: Pays } | null>(null) // what rolls pay after the build just decided

  constructor(
    readonly table: Table,
    readonly stage: Stage,
    readonly cards: Cards,
  ) {}

  name(seat: number): string {
    return this.table.names[seat] ?? ''
  }

  /** The colour that a seat has on this table. */
  colour(seat: number): string {
    return SEAT_COLOURS[seat] ?? 'blue'
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.texts.say(key, args)
  }

  card(id: string): string {
    const found = this.cards.of(id)
    return found ? this.texts.words(found.name) : id
  }

  can(action: string): boolean {
    return this.legal.some((one) => one.action === action)
  }

  /** An action, if it can be taken now: what parts of the board are marked with. */
  offer(action: string): string | undefined {
    return this.can(action) ? action : undefined
  }

  /** Why something that belongs to this decision cannot be done. */
  barred(action: string): Barred | null {
    return this.asked ? this.table.reason(action) : null
  }

  /** Somebody taps what an action is about: it is chosen, or told why it cannot be. Else nothing is asked about it. */
  want(action: string): boolean {
    if (this.can(action)) {
      this.chosen = action
      return true
    }
    this.why = this.barred(action)
    return this.why !== null
  }

  async act(action: string): Promise<void> {
    if (!this.can(action)) return
    const pays = this.outlook?.actions[action]
    this.built = pays && this.table.outlook ? { seq: this.table.outlook.seq, pays } : null
    this.forget()
    if (await this.table.decide(action)) this.built = null
  }

  forget(): void {
    this.chosen = null
    this.looked = null
    this.why = null
  }

  /** Have it told what rolls pay, where that is wanted. */
  async foresee(): Promise<void> {
    if ((settings.odds || this.curious) && !this.table.over) await this.table.foresee()
  }

  /** What a player's rolls pay, now or after an action. */
  roll(roller: number, action: string | null = null): Roll | null {
    const pays = action === null ? this.now() : this.outlook?.actions[action]
    return pays?.rolls.find((one) => one.roller === roller) ?? null
  }

  /** What rolls pay as the table stands: as told last, and with what was built since then. */
  private now(): Pays | undefined {
    if (this.outlook && this.built?.seq === this.table.outlook?.seq) return this.built?.pays
    return this.outlook?.now
  }

  private telling(): TownView {
    const { position, before, step, event, playing } = this.stage
    const after = position?.view as unknown as TownView
    if (!playing || !event || !before || !step) return after
    return told(before.view as unknown as TownView, step, event)
  }

  private foreseen(): Outlook | null {
    const found = this.table.outlook
    if (!(settings.odds || this.curious) || found === null || this.table.over) return null
    return found.data as unknown as Outlook
  }
}

/** The other seats, in the order of their turns. */
function around(players: number, you: number): number[] {
  return Array.from({ length: players - 1 }, (_, far) => (you + 1 + far) % players)
}

export const setPlay = (play: Play): Play => setContext(KEY, play)
export const usePlay = (): Play => getContext<Play>(KEY)
