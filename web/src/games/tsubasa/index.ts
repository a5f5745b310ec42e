// Captain Tsubasa on the page.
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
  dice: {
    told: { rolled: [1, 2], rerolled: [2], 'rolled-save': [1], 'rerolled-save': [1] },
    draws: new Set(['laid-out', 'flipped', 'turned-up', 'drew', 'reshuffled', 'revealed', 'drafted-unseen', 'injured']),
  },
}
export default game
