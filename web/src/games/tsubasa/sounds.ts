// Which sound goes with what happens.
import { cue } from '../../lib/sound'
import type { Sounding } from '../game'

const TOKENS = ['shot', 'pass', 'defence'] as const

const token: Sounding = (event) => cue(TOKENS[event.numbers[1] ?? 0] ?? 'shot')
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
  spent: (event, seat) => Number(event.text.args?.count ?? 0) > 0 && token(event, seat),
  rolled: dice,
  rerolled: dice,
  'rolled-save': dice,
  'rerolled-save': dice,
  'half-began': () => cue('kick-off'),
  'half-ended': () => cue('half-time'),
  'match-ended': () => cue('full-time'),
  caught: save,
  corner: save,
  goal: (event, seat) => cue(seat === null || event.numbers[0] === seat ? 'goal' : 'conceded'),
}
