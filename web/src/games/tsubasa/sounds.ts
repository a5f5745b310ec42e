// Which sound goes with what happens.
import { cue, type Cue } from '../../lib/sound'
import type { Sounding } from '../game'

const token: Sounding = (event) => cue(event.fields.kind as Cue)
const card: Sounding = () => cue('slap')
const dice: Sounding = () => cue('dice')
const save: Sounding = () => cue('save')

export const sounds: Record<string, Sounding> = {
  played: card,
  drafted: card,
  'drafted-unseen': card,
  motivated: card,
  signed: card,
  gained: token,
  spent: (event, seat) => Number(event.fields.count) > 0 && token(event, seat),
  rolled: dice,
  rerolled: dice,
  'rolled-save': dice,
  'rerolled-save': dice,
  'half-began': () => cue('kick-off'),
  'half-ended': () => cue('half-time'),
  'match-ended': () => cue('full-time'),
  caught: save,
  corner: save,
  goal: (event, seat) => cue(seat === null || event.fields.seat === seat ? 'goal' : 'conceded'),
}
