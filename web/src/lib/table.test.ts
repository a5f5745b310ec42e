// What a table knows after what it is told, and what it asks for when it comes back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { FakeSocket, pretendBrowser } from '../test/browser'
import type { Position, Step } from './net/wire'

pretendBrowser()
const { Table } = await import('./table.svelte')
type Cause = import('./table.svelte').Cause

const PLACES = [
  { name: 'Anna', player: 'a', bot: '', open: false, seed: '', stand_in: '', resigned: false, account: false },
  { name: 'Bob', player: 'b', bot: '', open: false, seed: '', stand_in: '', resigned: false, account: false },
]
const INFO = { id: 'abc', game: 'machikoro', status: 'playing', places: PLACES, options: {} }
const step = (number: number): Step => ({ number, events: [], seat: 0, action: null, promised: null })
const position = (seat: number | null, to_act: number | null = 0): Position => ({
  seat,
  to_act,
  view: { turn: to_act },
  legal: [],
  barred: [],
  figures: {},
  no_undo: null,
})
const frame = (rest: object): object => ({
  type: 'table',
  table: INFO,
  player: 'a',
  seats: [0],
  presence: { seats: [0], spectators: 0 },
  ...rest,
})

let table: InstanceType<typeof Table>
let causes: Cause[]

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.useFakeTimers()
  FakeSocket.all = []
  table = new Table('abc')
  causes = []
  table.onChange((_, cause) => causes.push(cause))
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
})

const numbers = (): number[] => table.steps.map((one) => one.number)

test('lines that the host has hidden are not shown any more', () => {
  const line = (number: number): object => ({ number, player: 'b', name: 'Bob', text: `${number}`, at: 0, seat: 1 })
  FakeSocket.last.tell(frame({ seq: 0, position: position(0), said: [line(1), line(2)] }))
  FakeSocket.last.tell({ type: 'said', said: line(3) })
  FakeSocket.last.tell({ type: 'hidden', numbers: [1, 3, 9] })
  expect(table.said.map((one) => one.number)).toEqual([2])
})

test('who was somebody and is nobody any more has been signed out', () => {
  FakeSocket.last.tell(frame({ seq: 0, position: position(0) }))
  FakeSocket.last.tell(frame({ seq: 1, position: position(0) }))
  expect(table.signedOut).toBe(false)
  FakeSocket.last.tell(frame({ seq: 1, player: '', seats: [], position: position(null) }))
  expect(table.signedOut).toBe(true)
})

test('who has been nobody from the beginning has not', () => {
  FakeSocket.last.tell(frame({ seq: 0, player: '', seats: [], position: position(null) }))
  expect(table.signedOut).toBe(false)
})

test('history is kept, added to and taken back', () => {
  FakeSocket.last.tell(frame({ seq: 2, steps: [step(0), step(1), step(2)], position: position(0) }))
  FakeSocket.last.tell({ type: 'step', seq: 3, step: step(3), position: position(0, 1) })
  expect(numbers()).toEqual([0, 1, 2, 3])
  FakeSocket.last.tell(frame({ seq: 5, keep: 3, position: position(0) }))
  expect(numbers()).toEqual([0, 1, 2])
  expect(causes).toEqual([null, step(3), null])
})

test('a frame that changes nothing on the table is no jump', () => {
  FakeSocket.last.tell(frame({ seq: 1, steps: [step(0), step(1)], position: position(0) }))
  FakeSocket.last.tell(
    frame({ seq: 2, keep: 2, position: position(0), question: { what: 'draw', seat: 1, open: [0] } }),
  )
  expect(causes).toEqual([null, 'same'])
  expect(table.question?.what).toBe('draw')
})

test('it comes back with what it knows', async () => {
  expect(FakeSocket.last.url).toBe('ws://golazo.test/api/tables/abc/socket?since=0')
  FakeSocket.last.tell(frame({ seq: 7, steps: [step(0)], position: position(0) }))
  FakeSocket.last.close(1006)
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.last.url).toBe('ws://golazo.test/api/tables/abc/socket?since=7&seat=0')
})

test('another seat is looked from with its own history, also after a lost connection', async () => {
  FakeSocket.last.tell(frame({ seq: 4, seats: [0, 1], steps: [step(0), step(1)], position: position(0, 1) }))
  table.look(1)
  expect(FakeSocket.last.sent).toEqual([{ type: 'look', seat: 1 }])
  FakeSocket.last.close(1006)
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.last.url).toBe('ws://golazo.test/api/tables/abc/socket?since=0&seat=1')
  FakeSocket.last.tell(frame({ seq: 4, seats: [0, 1], steps: [step(0), step(1)], position: position(1, 1) }))
  expect(table.seat).toBe(1)
  expect(table.asked).toBe(true)
  table.look(0)
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'look', seat: 0, since: 4 })
  expect(numbers()).toEqual([0, 1])
})

test('what the server has not offered is never sent', async () => {
  FakeSocket.last.tell(frame({ seq: 1, steps: [step(0)], position: position(0) }))
  expect(await table.decide('draft yuzo-morisaki')).toEqual({ code: 'stale', text: { key: 'server-stale' } })
  expect(FakeSocket.last.sent).toEqual([])
})

test('a refused decision says why', async () => {
  const offered = { ...position(0), legal: [{ action: 'roll 2', text: { key: 'action-roll' } }] }
  FakeSocket.last.tell(frame({ seq: 1, steps: [step(0)], position: offered }))
  const decided = table.decide('roll 2')
  expect(table.busy).toBe(true)
  const [asked] = FakeSocket.last.sent
  expect(asked).toMatchObject({ type: 'decide', seq: 1, action: 'roll 2' })
  FakeSocket.last.tell({
    type: 'refused',
    id: asked?.id,
    code: 'MK-ROLL-1',
    text: { key: 'refused-one-die-only' },
    seq: 1,
  })
  expect(await decided).toEqual({ code: 'MK-ROLL-1', text: { key: 'refused-one-die-only' } })
  expect(table.busy).toBe(false)
})

test('of a long match the last steps are told, and those before them are asked for', async () => {
  const tell = (id: string, from: number, to: number): void =>
    FakeSocket.last.tell({ type: 'steps', id, seq: 9, steps: range(from, to).map(step) })
  const asked = (): { id: string } => FakeSocket.last.sent.at(-1) as { id: string }
  const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, n) => from + n)
  FakeSocket.last.tell(frame({ seq: 9, steps: range(6, 9).map(step), position: position(0) }))
  expect(table.earlier).toBe(true)
  const page = table.recall()
  void table.recall() // one page at a time
  expect(asked()).toMatchObject({ type: 'history', before: 6 })
  FakeSocket.last.tell({ type: 'step', seq: 10, step: step(9), position: position(0) })
  tell(asked().id, 3, 6)
  await page
  expect(numbers()).toEqual(range(3, 10))
  FakeSocket.last.tell(frame({ seq: 12, keep: 8, position: position(0) }))
  expect(numbers()).toEqual(range(3, 8))
  const last = table.recall()
  tell(asked().id, 0, 3)
  await last
  expect(numbers()).toEqual(range(0, 8))
  expect(table.earlier).toBe(false)
})
