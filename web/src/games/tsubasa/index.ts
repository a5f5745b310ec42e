// Captain Tsubasa on the page.
import { DICE, DRAWS } from './events'
import './colours.css'
import type { Game } from '../game'
import Mark from './Mark.svelte'
import { telling } from './telling'

const game: Game = {
  table: () => import('./table'),
  lobby: () => import('./lobby'),
  rules: () => import('./rules'),
  minutes: 25,
  Mark,
  telling,
  inks: [
    { colour: 'var(--nankatsu-text)', dash: '' },
    { colour: 'var(--toho-text)', dash: '7 4' },
  ],
  dice: { told: DICE, draws: DRAWS },
}
export default game
