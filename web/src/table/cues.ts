// Which sound goes with what happens.
import type { Happened } from '../lib/net/wire'
import { cue, type Cue } from '../lib/sound'

type Sounding = (event: Happened, seat: number | null) => void

const token: Sounding = (event) => cue(event.fields.kind as Cue)
const coins: Sounding = (event) => cue('coin', Number(event.fields.coins ?? 1))
const dice: Sounding = () => cue('dice')

const SOUNDS: Record<string, Sounding> = {
  played: () => cue('slap'),
  drafted: () => cue('slap'),
  'drafted-unseen': () => cue('slap'),
  motivated: () => cue('slap'),
  signed: () => cue('slap'),
  gained: token,
  spent: (event, seat) => Number(event.fields.count) > 0 && token(event, seat),
  rolled: dice,
  'rolled-again': dice,
  rerolled: dice,
  'rolled-save': dice,
  'rerolled-save': dice,
  'half-began': () => cue('kick-off'),
  'half-ended': () => cue('half-time'),
  'match-ended': () => cue('full-time'),
  caught: () => cue('save'),
  corner: () => cue('save'),
  goal: (event, seat) => cue(seat === null || event.fields.seat === seat ? 'goal' : 'conceded'),
  income: coins,
  taken: coins,
  'claim-paid': coins,
  stipend: coins,
  built: () => cue('build'),
  'built-large': () => cue('build'),
  swapped: () => cue('slap'),
  won: () => cue('goal'),
}

/** Let an event be heard as it is told, from a seat. */
export function sound(event: Happened, seat: number | null): void {
  SOUNDS[event.name]?.(event, seat)
}
