// What has happened, as it is told: steps as sentences, in the order of the match.
import { linked, marking, split, type Cards, type Part } from '../lib/linked'
import type { Happened, Step, Words } from '../lib/net/wire'
import { settings } from '../lib/settings.svelte'
import type { Sayer, Who } from '../lib/text.svelte'

export interface Sentence {
  id: string
  step: number
  name: string // of the event
  seat: number | null // whom it is about
  parts: Part[]
  heading: boolean // begins a round, a turn or a half
  cards: string[]
}

/** What shows how far the telling has come. */
export interface Shown {
  playing: boolean
  step: Step | null
  event: Happened | null
}

const CHANCE = new Set(['rolled', 'rerolled', 'rolled-save', 'rerolled-save', 'drew'])
const HEADINGS = new Set(['half-began', 'round-began', 'turn-began'])

/** The steps up to what is shown just now: the rest would give away what is still on its way. */
export function toldSteps(steps: readonly Step[], shown: Shown): Step[] {
  const { playing, step, event } = shown
  if (!playing || !step) return [...steps]
  const told = steps.filter((one) => one.number < step.number)
  const last = event ? step.events.indexOf(event) : -1
  return [...told, { ...step, events: step.events.slice(0, last + 1) }]
}

/** The steps since somebody's last decision, with what that brought; a decision that brought nothing else is left out. */
export function sinceOwn(steps: readonly Step[], seat: number | null): Step[] {
  const isOwn = (step: Step) => step.seat !== null && step.seat === seat
  const isNews = (step: Step) =>
    !isOwn(step) || step.events.length > 1 || step.events.some(({ name }) => CHANCE.has(name))
  const told = steps.slice(0, steps.findLastIndex(isNews) + 1)
  return told.slice(Math.max(told.findLastIndex(isOwn), 0))
}

/** Sentences for what a step brought. */
export function sentences(step: Step, sayer: Sayer, who: Who, cards: Cards): Sentence[] {
  return merged(step.events).map((group, place) => {
    const event = group[0] as Happened
    const parts = group.length > 1 ? together(group, sayer, who, cards) : linked(event.text, sayer, who, cards)
    return {
      id: `${step.number}/${place}`,
      step: step.number,
      name: event.name,
      seat: seatOf(event.text) ?? step.seat,
      parts,
      heading: HEADINGS.has(event.name),
      cards: parts.flatMap((part) => (part.card === undefined ? [] : [part.card])),
    }
  })
}

function seatOf(words: Words): number | null {
  const seat = words.args?.seat
  return typeof seat === 'object' && 'seat' in seat ? (seat.seat as number) : null
}

/** Events that are told in one sentence: several cards drawn, several cards that pay. */
const TOGETHER: Record<string, (group: Happened[], list: string) => Words> = {
  'event-drew': (group, cards) => words('told-drew', group, { cards }),
  'event-drew-hidden': (group) => words('told-drew-hidden', group, { count: group.length }),
  'event-income': (group, cards) => words('told-incomes', group, { cards, coins: coinsOf(group) }),
}

const words = (key: string, group: Happened[], args: Words['args']): Words => ({
  key,
  args: { ...args, seat: group[0]?.text.args?.seat ?? '' },
})
const coinsOf = (group: Happened[]): number =>
  group.reduce((sum, event) => sum + Number(event.text.args?.coins ?? 0), 0)

function merged(events: readonly Happened[]): Happened[][] {
  const groups: Happened[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    const first = last?.[0]
    const alike = first && first.text.key in TOGETHER && first.text.key === event.text.key
    if (last && first && alike && seatOf(first.text) === seatOf(event.text)) last.push(event)
    else groups.push([event])
  }
  return groups
}

function together(group: Happened[], sayer: Sayer, who: Who, cards: Cards): Part[] {
  const key = group[0]?.text.key ?? ''
  const named = group.map((event) => {
    const { card, copies } = event.text.args ?? {}
    const name = typeof card === 'object' && 'key' in card ? marking(card as Words, sayer, who, cards) : ''
    return Number(copies ?? 1) > 1 ? `${name} × ${copies}` : name
  })
  const text = TOGETHER[key]?.(group, new Intl.ListFormat(settings.language).format(named))
  return text ? split(sayer.words(text, who)) : []
}
