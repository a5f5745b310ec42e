// What has happened, as it is told: steps as sentences, in the order of the match.
import { linked, marking, split, type Cards, type Part } from '../lib/linked'
import type { Telling } from '../games/game'
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

type How = Partial<Telling> // as the game has it

/** The steps up to what is shown just now: the rest would give away what is still on its way. */
export function toldSteps(steps: readonly Step[], shown: Shown): Step[] {
  const { playing, step, event } = shown
  if (!playing || !step) return [...steps]
  const told = steps.filter((one) => one.number < step.number)
  const last = event ? step.events.indexOf(event) : -1
  return [...told, { ...step, events: step.events.slice(0, last + 1) }]
}

/** The steps since somebody's last decision, with what that brought; a decision that brought nothing else is left out. */
export function sinceOwn(steps: readonly Step[], seat: number | null, how: How): Step[] {
  const isOwn = (step: Step) => step.seat !== null && step.seat === seat
  const isNews = (step: Step) =>
    !isOwn(step) || step.events.length > 1 || step.events.some(({ name }) => how.chance?.has(name))
  const told = steps.slice(0, steps.findLastIndex(isNews) + 1)
  return told.slice(Math.max(told.findLastIndex(isOwn), 0))
}

/** Sentences for what a step brought. */
export function sentences(step: Step, sayer: Sayer, who: Who, cards: Cards, how: How): Sentence[] {
  return merged(step.events, how).map((group, place) => {
    const event = group[0] as Happened
    const parts = group.length > 1 ? together(group, sayer, who, cards, how) : linked(event.text, sayer, who, cards)
    return {
      id: `${step.number}/${place}`,
      step: step.number,
      name: event.name,
      seat: seatOf(event.text) ?? step.seat,
      parts,
      heading: how.headings?.has(event.name) ?? false,
      cards: parts.flatMap((part) => (part.card === undefined ? [] : [part.card])),
    }
  })
}

function seatOf(words: Words): number | null {
  const seat = words.args?.seat
  return typeof seat === 'object' && 'seat' in seat ? (seat.seat as number) : null
}

function merged(events: readonly Happened[], how: How): Happened[][] {
  const groups: Happened[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    const first = last?.[0]
    const alike = first && first.text.key in (how.together ?? {}) && first.text.key === event.text.key
    if (last && first && alike && seatOf(first.text) === seatOf(event.text)) last.push(event)
    else groups.push([event])
  }
  return groups
}

function together(group: Happened[], sayer: Sayer, who: Who, cards: Cards, how: How): Part[] {
  const first = group[0]?.text
  const told = how.together?.[first?.key ?? '']
  const named = group.map((event) => {
    const { card, copies } = event.text.args ?? {}
    const name = typeof card === 'object' && 'key' in card ? marking(card as Words, sayer, who, cards) : ''
    return Number(copies ?? 1) > 1 ? `${name} × ${copies}` : name
  })
  if (!told) return []
  const args = told.args(group, new Intl.ListFormat(settings.language).format(named))
  return split(sayer.words({ key: told.key, args: { ...args, seat: first?.args?.seat ?? '' } }, who))
}
