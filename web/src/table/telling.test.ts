// What is told, and what is not told yet.
import { expect, test } from 'vitest'

import { pretendBrowser } from '../test/browser'
import type { Telling } from '../games/game'
import type { Happened, Step } from '../lib/net/wire'
import type { Sayer } from '../lib/text.svelte'

pretendBrowser()
const { sentences, sinceOwn, toldSteps } = await import('./telling')
const how: Partial<Telling> = {
  headings: new Set(['round-began']),
  chance: new Set(['rolled']),
  together: {
    'event-drew': { key: 'told-drew', args: (_, cards) => ({ cards }) },
    'event-income': { key: 'told-incomes', args: (group, cards) => ({ cards, count: group.length }) },
  },
}

const event = (name: string, args = {}): Happened => ({ name, fields: {}, text: { key: `event-${name}`, args } })
const step = (number: number, seat: number | null, ...events: Happened[]): Step => ({
  number,
  seat,
  action: null,
  promised: null,
  events,
})
const rolled = event('rolled', { seat: { seat: 0 } })
const goal = event('goal', { seat: { seat: 0 } })
const steps = [step(0, null), step(1, 0, event('played')), step(2, 1, event('spent')), step(3, 0, rolled, goal)]

const sayer: Sayer = {
  say: (key) => key,
  words: (words) =>
    `${words.key}(${Object.values(words.args ?? {})
      .filter((arg) => typeof arg !== 'object')
      .join()})`,
}
const who = { names: ['Anna', 'Bob'], you: 0 }
const tell = (one: Step) => sentences(one, sayer, who, new Map(), how)

test('while something is shown, what comes of it is not told', () => {
  const shown = { playing: true, step: steps[3] as Step, event: rolled }
  expect(toldSteps(steps, shown).at(-1)?.events).toEqual([rolled])
  expect(toldSteps(steps, { ...shown, event: null }).at(-1)?.events).toEqual([])
  expect(toldSteps(steps, { ...shown, step: steps[2] as Step }).map((one) => one.number)).toEqual([0, 1, 2])
  expect(toldSteps(steps, { playing: false, step: null, event: null })).toEqual(steps)
})

test('what just happened begins with the last own decision', () => {
  expect(sinceOwn(steps, 0, how).map((one) => one.number)).toEqual([3])
  expect(sinceOwn(steps, 1, how).map((one) => one.number)).toEqual([2, 3])
  expect(sinceOwn(steps, 5, how)).toEqual(steps)
})

test('an own decision that brought nothing else is no news', () => {
  const later = [...steps, step(4, 1, event('stopped')), step(5, 0, event('played'))]
  expect(sinceOwn(later, 0, how).map((one) => one.number)).toEqual([3, 4])
  expect(sinceOwn([...later, step(6, 0, rolled)], 0, how).map((one) => one.number)).toEqual([6])
  expect(sinceOwn(later.slice(0, 2), 0, how).map((one) => one.number)).toEqual([0])
})

test('cards drawn one after the other are one sentence', () => {
  const drew = (card: string, seat = 0) => event('drew', { seat: { seat }, card: { key: `card-${card}` } })
  const told = tell(step(1, 0, drew('a'), drew('b'), drew('c', 1), event('round-began', { seat: { seat: 1 } })))
  expect(told.map((one) => one.parts.map((part) => part.text).join(''))).toEqual([
    'told-drew(card-a() and card-b())',
    'event-drew()',
    'event-round-began()',
  ])
  expect(told.map((one) => one.seat)).toEqual([0, 1, 1])
  expect(told.map((one) => one.heading)).toEqual([false, false, true])
})

test('cards that are there several times are counted', () => {
  const income = (card: string, copies: number) => event('income', { seat: { seat: 0 }, card: { key: card }, copies })
  const [told] = tell(step(1, 0, income('a', 2), income('b', 1)))
  expect(told?.parts[0]?.text).toBe('told-incomes(a() × 2 and b(),2)')
})

test('a game that says nothing of it has a sentence for each event', () => {
  const two = step(1, 0, event('drew', { seat: { seat: 0 } }), event('drew', { seat: { seat: 0 } }))
  const told = sentences(two, sayer, who, new Map(), {})
  expect(told.map((one) => [one.parts[0]?.text, one.heading])).toEqual([
    ['event-drew()', false],
    ['event-drew()', false],
  ])
})
