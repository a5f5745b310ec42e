// A connection that is lost comes back, and what was asked is carried out once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { FakeSocket, pretendBrowser } from '../../test/browser'
import type { Answered, Told } from './wire'
import { Line, type Connection } from './line'

const TABLE = { type: 'table', seq: 0 }
let heard: Told[]
let states: Connection[]
let line: Line

beforeEach(() => {
  pretendBrowser()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.useFakeTimers()
  FakeSocket.all = []
  heard = []
  states = []
  line = new Line(
    () => `ws://golazo.test/${FakeSocket.all.length}`,
    (frame) => heard.push(frame),
    (state) => states.push(state),
  )
})

afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it is online when the table has told where it stands', () => {
  expect(states).toEqual([])
  FakeSocket.last.tell(TABLE)
  expect(states).toEqual(['online'])
  expect(heard).toEqual([TABLE])
})

test('what was not answered is asked again with the same id, and answered once', async () => {
  FakeSocket.last.tell(TABLE)
  const answers: Answered[] = []
  void line.ask({ type: 'decide', seq: 0, action: 'roll 1' }).then((answer) => answers.push(answer))
  const [first] = FakeSocket.last.sent
  FakeSocket.last.close(1006)
  expect(states).toEqual(['online', 'reconnecting'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(2)
  expect(FakeSocket.last.url).toBe('ws://golazo.test/1')
  expect(FakeSocket.last.sent).toEqual([])
  FakeSocket.last.tell(TABLE)
  expect(FakeSocket.last.sent).toEqual([first])
  FakeSocket.last.tell({ type: 'ack', id: first?.id, seq: 1 })
  FakeSocket.last.tell({ type: 'ack', id: first?.id, seq: 1 })
  await vi.advanceTimersByTimeAsync(1)
  expect(answers).toEqual([{ type: 'ack', id: first?.id, seq: 1 }])
})

test('a second table frame asks nothing again', () => {
  FakeSocket.last.tell(TABLE)
  void line.ask({ type: 'ask', what: 'undo' })
  FakeSocket.last.tell(TABLE)
  expect(FakeSocket.last.sent).toHaveLength(1)
})

test('it waits longer each time, and not at all after it has been closed', async () => {
  FakeSocket.last.close(1006)
  await vi.advanceTimersByTimeAsync(600)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.close(1006)
  await vi.advanceTimersByTimeAsync(400)
  expect(FakeSocket.all).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(800)
  expect(FakeSocket.all).toHaveLength(3)
  line.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeSocket.all).toHaveLength(3)
})

test('a connection that has fallen silent is given up', async () => {
  FakeSocket.last.tell(TABLE)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }])
  await vi.advanceTimersByTimeAsync(8000)
  expect(states.at(-1)).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(600)
  expect(FakeSocket.all).toHaveLength(2)
})
