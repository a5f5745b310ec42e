// Machi Koro Fußball on the page.
import { DICE, DRAWS } from './events'
import type { Game } from '../game'
import { telling } from './sentences'

const game: Game = {
  table: () => import('./table'),
  lobby: () => import('./lobby'),
  rules: () => import('./rules'),
  day: true,
  minutes: 30,
  telling,
  dice: { told: DICE, draws: DRAWS },
}
export default game
