// Of all that a server can answer, the page says only what people can do something about.
import { expect, test } from 'vitest'

import english from '../../../../src/golazo/text/en.ftl?raw'
import { forPeople } from './forPeople'

const FOR_PROGRAMS = /make page|--\w+|golazo \w+|headers|[Tt]oken\b.*watch|\$detail|\$reason/

/** Bans and silencing: their reasons are words of the host. */
const REASONS = ['server-banned', 'server-banned-until', 'server-silenced', 'server-silenced-until']

/** The texts of the file, as they are written there: a key, and all lines until the next one. */
const TEXTS = new Map(
  [...english.matchAll(/^([a-z][\w-]*) = (.*(?:\n(?:[ }].*)?$)*)/gm)].map(([, key, text]) => [key!, text!]),
)
const isTold = (key: string): boolean => forPeople({ key }).key === key

test('all texts are read', () => {
  expect(TEXTS.size).toBe(english.match(/^[a-z][\w-]* =/gm)!.length)
  expect(TEXTS.size).toBeGreaterThan(400)
})

test('nothing is said to people that is meant for programs', () => {
  const told = [...TEXTS].filter(([key, text]) => isTold(key) && FOR_PROGRAMS.test(text))
  expect(told.map(([key]) => key).sort()).toEqual(REASONS)
})

test('refusals of a match, of an account and of a chosen file are said as they are', () => {
  for (const key of [
    'server-stale',
    'server-wrong-password',
    'play-undo-dice',
    'record-wrong-check',
    'error-record',
    'error-catalogue',
    'error-dice-secret-kept',
  ])
    expect([key, TEXTS.has(key), isTold(key)]).toEqual([key, true, true])
  expect(isTold('refused-one-die-only')).toBe(true)
})

test('what only a program can have sent is answered plainly', () => {
  for (const key of ['server-malformed', 'server-invalid', 'server-http', 'server-no-page', 'error-unknown-action'])
    expect(forPeople({ key, args: { detail: 'dance' } })).toEqual({ key: 'shell-not-done' })
})
