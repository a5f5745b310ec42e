// Machi Koro Fußball on the page.
import type { Game } from '../game'
import { telling } from './sentences'

const game: Game = {
  table: () => import('./table'),
  lobby: () => import('./lobby'),
  rules: () => import('./rules'),
  day: true,
  minutes: 30,
  telling,
  dice: { told: { rolled: [1, 2], 'rolled-again': [1, 2] }, draws: new Set(['turned-up']) },
}
export default game
