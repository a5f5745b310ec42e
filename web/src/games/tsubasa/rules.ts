// The rules of Captain Tsubasa to read: chapters in the order of play, signs, and the game in one minute.
import type { GameRules } from '../game'
import MinutePicture from './MinutePicture.svelte'
import Sign from './Sign.svelte'
import { signs, signWords } from './signs'
import StateSign from './StateSign.svelte'

const rules: GameRules = {
  chapters: [
    { key: 'ct-cards', rules: ['CT-BOX-1', 'CT-CARD-1'] },
    { key: 'ct-setup', rules: ['CT-SET-1', 'CT-SET-2', 'CT-SET-3', 'CT-SET-4', 'CT-KICK-1'] },
    { key: 'ct-round', rules: ['CT-RND-1', 'CT-DRAW-1', 'CT-DRAW-2'] },
    { key: 'ct-attack', rules: ['CT-ATK-1', 'CT-ATK-2', 'CT-ATK-3', 'CT-ATK-4', 'CT-ATK-5'] },
    { key: 'ct-contest', example: 'rules-example', rules: ['CT-SHOT-1', 'CT-SHOT-2', 'CT-SHOT-3', 'CT-SHOT-4'] },
    { key: 'ct-dice', rules: ['CT-DICE-1', 'CT-DICE-2', 'CT-DICE-3', 'CT-DICE-4'] },
    { key: 'ct-end', rules: ['CT-DISC-1', 'CT-HALF-1', 'CT-HALF-2', 'CT-END-1', 'CT-EXTRA-1', 'CT-END-2', 'CT-END-3'] },
    { key: 'ct-special', rules: ['CT-YEL-1', 'CT-FAT-1', 'CT-INJ-1', 'CT-CTRL-1', 'CT-SPEC-1', 'CT-SPEC-2'] },
    { key: 'ct-words', rules: ['CT-TERM-1', 'CT-TERM-2', 'CT-TERM-3'] },
    { key: 'ct-bench', rules: ['CT-MOT-1', 'CT-SIGN-1', 'CT-SIGN-2'] },
  ],
  sources: {
    ours: ['CT-END-3', 'CT-TERM-3'],
    partly: [
      'CT-BOX-1',
      'CT-SET-2',
      'CT-SET-4',
      'CT-DRAW-1',
      'CT-ATK-1',
      'CT-ATK-2',
      'CT-ATK-3',
      'CT-SHOT-1',
      'CT-DICE-1',
      'CT-DICE-2',
      'CT-DICE-3',
      'CT-EXTRA-1',
      'CT-YEL-1',
      'CT-FAT-1',
      'CT-MOT-1',
      'CT-SIGN-1',
    ],
  },
  cards: [
    'control-and-advance',
    'foul',
    'genzo-wakabayashi',
    'hikaru-matsuyama',
    'hiroshi-jito',
    'jun-misugi',
    'kazuo-and-masao-tachibana',
    'ken-wakashimazu',
    'kozo-and-robertos-advice',
    'motivation-to-play-for-japan',
    'outstanding-save',
    'pursuing-the-title',
    'ryo-blocks-the-tiger-shot',
    'shun-nitta',
    'substitution',
    'taichi-nakanishi',
    'takeshi-sawada',
    'taro-misaki',
    'teppei-kisugi',
    'tiger-overhead-kick',
    'tsuneo-takashima',
    'yuzo-morisaki',
  ],
  minute: { key: 'rules-minute-ct', steps: ['draw', 'play', 'choose', 'contest', 'win'], Picture: MinutePicture },
  signs,
  signWords,
  Sign,
  StateSign,
}
export default rules
