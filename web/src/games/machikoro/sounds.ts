// Which sound goes with what happens.
import { cue } from '../../lib/sound'
import type { Sounding } from '../game'

const coins: Sounding = (event) => cue('coin', Number(event.fields.coins ?? 1))
const dice: Sounding = () => cue('dice')
const build: Sounding = () => cue('build')

export const sounds: Record<string, Sounding> = {
  rolled: dice,
  'rolled-again': dice,
  income: coins,
  taken: coins,
  'claim-paid': coins,
  stipend: coins,
  built: build,
  'built-large': build,
  swapped: () => cue('slap'),
  won: () => cue('goal'),
}
