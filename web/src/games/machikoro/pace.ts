// How long each event of a match is shown, in milliseconds.
import type { Pace } from '../../lib/stage.svelte'

export const TUMBLE = 900
export const FLIGHT = 320
export const RISE = 300

const TIMES: Record<string, number> = {
  'turned-up': 260,
  'turn-began': 420,
  rolled: TUMBLE + 250,
  'rolled-again': TUMBLE + 250,
  'claim-paid': 720,
  income: 620,
  taken: 760,
  swapped: 900,
  stipend: 560,
  built: 760,
  'built-large': 1100,
  'built-nothing': 420,
  won: 1900,
}

export const pace: Pace = (event) => TIMES[event.name] ?? 0
