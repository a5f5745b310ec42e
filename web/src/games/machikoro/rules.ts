// The rules of Machi Koro to read: chapters in the order of play, signs, and the game in one minute.
import type { GameRules } from '../game'
import MinutePicture from './MinutePicture.svelte'
import Sign from './Sign.svelte'
import { signs, signWords } from './signs'

const rules: GameRules = {
  chapters: [
    { key: 'mk-setup', rules: ['MK-SET-1', 'MK-SET-2', 'MK-SET-3', 'MK-SET-4', 'MK-SET-5'] },
    { key: 'mk-turn', rules: ['MK-TURN-1', 'MK-ROLL-1', 'MK-ROLL-2', 'MK-ROLL-3', 'MK-ROLL-4'] },
    {
      key: 'mk-income',
      rules: [
        'MK-INC-1',
        'MK-INC-2',
        'MK-INC-3',
        'MK-INC-4',
        'MK-INC-5',
        'MK-INC-6',
        'MK-INC-7',
        'MK-INC-8',
        'MK-INC-9',
      ],
    },
    {
      key: 'mk-build',
      rules: ['MK-BUILD-1', 'MK-BUILD-2', 'MK-BUILD-3', 'MK-LARGE-1', 'MK-BUILD-4', 'MK-BUILD-5', 'MK-END-1'],
    },
    { key: 'mk-variant', rules: ['MK-VAR-1', 'MK-VAR-2', 'MK-VAR-3'] },
  ],
  sources: {
    ours: ['MK-SET-4', 'MK-INC-9', 'MK-END-1'],
    base: ['MK-INC-5'],
    partly: ['MK-SET-2', 'MK-SET-3', 'MK-ROLL-3', 'MK-LARGE-1', 'MK-INC-7', 'MK-INC-8', 'MK-BUILD-2', 'MK-BUILD-5'],
  },
  cards: [
    'club-house',
    'fan-shop',
    'football-museum',
    'new-player',
    'new-sponsor',
    'new-trainer',
    'snack-stand',
    'stadium',
    'ticket-booth',
    'training-ground',
    'tv-studio',
    'youth-academy',
  ],
  minute: { key: 'rules-minute-mk', steps: ['roll', 'pay', 'earn', 'build', 'win'], Picture: MinutePicture },
  signs,
  signWords,
  Sign,
}
export default rules
