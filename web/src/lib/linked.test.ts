// Sentences in parts, with the cards that they name.
import { expect, test } from 'vitest'

import { cardsByName, linked, marking, plain, split } from './linked'
import type { Words } from './net/wire'
import type { Sayer } from './text.svelte'

const SENTENCES: Record<string, string> = {
  'card-ozora': 'Ozora',
  'card-hyuga': 'Hyuga',
  'card-motivated': '$player, motivated',
  'event-played': '$seat plays $card.',
  'event-signed': '$seat signs $card for $replaced!',
  'counted-tokens': '2 tokens',
  'event-gained': '$seat gains $tokens.',
}

/** A sayer that fills names in, as Fluent would. */
const sayer: Sayer = {
  say: (key, args = {}) => (SENTENCES[key] ?? key).replace(/\$(\w+)/g, (_, name: string) => String(args[name] ?? '')),
  words: (words, who) => {
    const args = Object.entries(words.args ?? {}).map(([name, arg]) => {
      if (typeof arg !== 'object') return [name, arg]
      return [name, 'seat' in arg ? (who?.names[arg.seat as number] ?? '') : sayer.words(arg as Words, who)]
    })
    return sayer.say(words.key, Object.fromEntries(args))
  },
}
const who = { names: ['Anna', 'Bob'], you: 0 }
const motivated = { key: 'card-motivated', args: { player: { key: 'card-ozora' } } }
const cards = cardsByName({
  cards: [
    { id: 'tsubasa-ozora', name: { key: 'card-ozora' } },
    { id: 'kojiro-hyuga', name: { key: 'card-hyuga' } },
    { id: 'motivated-tsubasa-ozora', name: motivated },
  ],
})
const told = (key: string, args: Words['args']) => linked({ key, args }, sayer, who, cards)

test('a card that is named is a part of its own', () => {
  expect(told('event-played', { seat: { seat: 0 }, card: { key: 'card-ozora' } })).toEqual([
    { text: 'Anna plays ' },
    { text: 'Ozora', card: 'tsubasa-ozora' },
    { text: '.' },
  ])
})

test('a name made of a name is the card that it stands for', () => {
  const parts = told('event-played', { seat: { seat: 1 }, card: motivated })
  expect(parts[1]).toEqual({ text: 'Ozora, motivated', card: 'motivated-tsubasa-ozora' })
  expect(plain(parts)).toBe('Bob plays Ozora, motivated.')
})

test('several cards, one after the other', () => {
  const parts = told('event-signed', {
    seat: { seat: 0 },
    card: { key: 'card-hyuga' },
    replaced: { key: 'card-ozora' },
  })
  expect(parts.flatMap((part) => part.card ?? [])).toEqual(['kojiro-hyuga', 'tsubasa-ozora'])
})

test('what is no card is text', () => {
  expect(told('event-gained', { seat: { seat: 0 }, tokens: { key: 'counted-tokens' } })).toEqual([
    { text: 'Anna gains 2 tokens.' },
  ])
  expect(told('event-played', { seat: { seat: 0 }, card: { key: 'card-unknown' } })).toEqual([
    { text: 'Anna plays card-unknown.' },
  ])
})

test('lists of cards can be put together', () => {
  const list = [{ key: 'card-ozora' }, { key: 'card-hyuga' }].map((one) => marking(one, sayer, who, cards)).join(', ')
  expect(split(list)).toEqual([
    { text: 'Ozora', card: 'tsubasa-ozora' },
    { text: ', ' },
    { text: 'Hyuga', card: 'kojiro-hyuga' },
  ])
})
