// What this browser notes of the dice of tables, and what it finds changed later.
import { beforeEach, expect, test, vi } from 'vitest'

import type { TableInfo } from './net/wire'

const kept = new Map<string, string>()
let full = false
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (full) throw new Error('QuotaExceededError')
    kept.set(key, value)
  },
})
const { brokenBy, forgetSeed, noteBroken, notePromise, noteSent, noteSteps, promiseOf, seedFor } =
  await import('./promises')

const place = (player: string | null, seed: string | null = null) => ({ player, seed })
const table = (id: string, rest: object = {}): TableInfo =>
  ({ id, commitment: 'a'.repeat(64), status: 'waiting', places: [place('me'), place('you')], ...rest }) as TableInfo

beforeEach(() => {
  kept.clear()
  full = false
})

test('what was seen first stands', () => {
  notePromise(table('one'))
  notePromise(table('one', { commitment: 'b'.repeat(64) }))
  expect(promiseOf('one')).toMatchObject({ commitment: 'a'.repeat(64), early: true })
  expect(notePromise(table('over', { status: 'finished' })).early).toBe(false)
})

test('of a match that goes on from a record the fewest steps that were shown are noted', () => {
  notePromise(table('one', { imported: true }))
  for (const steps of [12, 10, 15]) noteSteps('one', steps)
  expect(promiseOf('one')?.steps).toBe(10)
  notePromise(table('two', { imported: false }))
  noteSteps('two', 1)
  expect(promiseOf('two')?.steps).toBeUndefined()
})

test('a seed is drawn once for each table', () => {
  const seed = seedFor(notePromise(table('one')))
  expect(seed).toMatch(/^[0-9a-f]{32}$/)
  expect(seedFor(notePromise(table('one')))).toBe(seed)
  expect(seedFor(notePromise(table('two')))).not.toBe(seed)
})

test('another commitment or another seed at one’s seat is found', () => {
  const seed = seedFor(notePromise(table('one')))
  noteSent('one')
  const mine = [place('me', seed), place('you', 'theirs')]
  expect(brokenBy('one', table('one'), 'me')).toBeNull() // it has not arrived yet
  expect(brokenBy('one', table('one', { status: 'playing', places: mine }), 'me')).toBeNull()
  expect(brokenBy('one', table('one', { status: 'playing' }), 'me')).toBe('seed')
  expect(brokenBy('one', table('one', { places: [place('me', 'other'), place('you')] }), 'me')).toBe('seed')
  expect(brokenBy('one', table('one', { places: [place('you', 'other'), place('me', seed)] }), 'me')).toBeNull()
  expect(brokenBy('one', table('one', { places: mine, commitment: 'b'.repeat(64) }), 'me')).toBe('commitment')
  expect(brokenBy('one', table('two', { places: mine }), 'me')).toBe('commitment')
  const bot = { ...place(null, 'x'), bot: 'amateur' }
  expect(brokenBy('one', table('one', { places: [...mine, bot] }), 'me')).toBe('bot')
  expect(brokenBy('never-seen', table('never-seen'), 'me')).toBeNull()
})

test('a seed at one’s seat before one’s own was sent is found, unless it was given on another device', () => {
  const taken = table('one', { places: [place('me', 'other'), place('you')] })
  notePromise(table('one'))
  expect(brokenBy('one', taken, 'me')).toBeNull()
  seedFor(notePromise(table('one')))
  expect(brokenBy('one', taken, 'me')).toBe('given')
  forgetSeed('one')
  expect(brokenBy('one', taken, 'me')).toBeNull()
})

test('the oldest tables are forgotten first', () => {
  for (let number = 0; number < 230; number++) notePromise(table(`t${number}`))
  expect(promiseOf('t29')).toBeNull()
  expect(promiseOf('t30')).not.toBeNull()
  const old = JSON.parse(kept.get('golazo.promises')!)
  expect(old).toHaveLength(200)
  old[199].at -= 181 * 86_400_000
  kept.set('golazo.promises', JSON.stringify(old))
  notePromise(table('new'))
  expect(promiseOf('t229')).toBeNull()
})

test('a browser that keeps nothing still remembers while the page is open', () => {
  full = true
  const seed = seedFor(notePromise(table('one')))
  expect(seedFor(notePromise(table('one')))).toBe(seed)
  expect(brokenBy('one', table('one', { commitment: 'b'.repeat(64) }), 'me')).toBe('commitment')
})

test('what did not hold is noted once', () => {
  notePromise(table('one'))
  noteBroken('one', 'seed')
  noteBroken('one', 'dice')
  expect(promiseOf('one')?.broken).toBe('seed')
  noteBroken('never-seen', 'dice')
  expect(promiseOf('never-seen')).toBeNull()
})
