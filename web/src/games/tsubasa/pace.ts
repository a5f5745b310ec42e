// How long each event of a match is shown, in milliseconds, at normal speed.
import type { Pace } from '../../lib/stage.svelte'

const TIMES: Record<string, number> = {
  flipped: 900,
  'half-began': 1400,
  'round-began': 500,
  'turned-up': 60,
  drew: 90,
  reshuffled: 300,
  revealed: 700,
  drafted: 700,
  'drafted-unseen': 700,
  played: 650,
  stopped: 700,
  used: 350,
  gained: 450,
  removed: 450,
  discarded: 400,
  injured: 900,
  'sent-back': 700,
  tired: 700,
  booked: 1100,
  cleared: 700,
  motivated: 900,
  signed: 900,
  paid: 350,
  controlled: 1500,
  'special-called': 1200,
  duelled: 2200,
  chose: 1300,
  spent: 700,
  rolled: 1700,
  rerolled: 1500,
  'rolled-save': 1900,
  'rerolled-save': 1500,
  assured: 1200,
  contested: 500,
  goal: 6000,
  passed: 2200,
  'ball-won': 2200,
  caught: 2400,
  corner: 2400,
  'half-ended': 2600,
  'match-ended': 1200,
}

export const pace: Pace = (event) => TIMES[event.name] ?? 0

/** How long an event is shown at least, at any speed: a goal is what all the rest was for. */
export const least: Pace = (event) => (event.name === 'goal' ? 5000 : 0)
