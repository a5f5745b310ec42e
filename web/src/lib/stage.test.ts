// How long things are shown: at the speed that somebody has chosen, and what matters long enough to be seen.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pretendBrowser } from '../test/browser'
import type { Position, Step } from './net/wire'

pretendBrowser()
const { Stage } = await import('./stage.svelte')
const { settings } = await import('./settings.svelte')
const { least, pace } = await import('../games/tsubasa/pace')
type Table = import('./table.svelte').Table
type Tell = Parameters<Table['onChange']>[0]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  settings.motion = 'normal'
})

/** A stage, and what has it told a step with one event. */
function staged(): { stage: InstanceType<typeof Stage>; tell: (name: string) => void } {
  let change: Tell = () => undefined
  const onChange = (listener: Tell) => ((change = listener), () => undefined)
  const table = { position: null, onChange } as unknown as Table
  const tell = (name: string) => {
    const event = { name, fields: { seat: 0 }, text: { key: `event-${name}` } }
    change({} as Position, { number: 1, events: [event], seat: 0, action: null, promised: null } as Step)
  }
  return { stage: new Stage(table, pace, least), tell }
}

test.each(['normal', 'fast'] as const)(
  'a goal stays for five seconds at speed %s, unless it is skipped',
  async (speed) => {
    settings.motion = speed
    const { stage, tell } = staged()
    tell('goal')
    await vi.advanceTimersByTimeAsync(4900)
    expect(stage.event?.name).toBe('goal')
    await vi.advanceTimersByTimeAsync(1200)
    expect(stage.playing).toBe(false)
    tell('goal')
    stage.skip()
    expect(stage.playing).toBe(false)
  },
)

test('what else happens takes half the time at speed fast', async () => {
  settings.motion = 'fast'
  const { stage, tell } = staged()
  tell('ball-won')
  await vi.advanceTimersByTimeAsync(1000)
  expect(stage.playing).toBe(true)
  await vi.advanceTimersByTimeAsync(150)
  expect(stage.playing).toBe(false)
})
