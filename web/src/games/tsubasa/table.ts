// All that a table of Captain Tsubasa needs.
import type { GameTable } from '../game'
import Board from './Board.svelte'
import Face from './Face.svelte'
import FinalScore from './FinalScore.svelte'
import LessonEnd from './LessonEnd.svelte'
import { hurts } from './hurts'
import { least, pace } from './pace'
import { sounds } from './sounds'

const table: GameTable = {
  Board,
  pace,
  least,
  hurts,
  sounds,
  keys: [
    ['N', 'tsubasa-key-no-more'],
    ['S', 'tsubasa-key-shot'],
    ['P', 'tsubasa-key-pass'],
  ],
  Face,
  FinalScore,
  LessonEnd,
  curtains: [
    { ground: 'repeating-linear-gradient(102deg, #1c43cc 0 60px, #1838ae 60px 120px)' },
    { ground: 'repeating-linear-gradient(102deg, #15161a 0 60px, #1d1c1a 60px 120px)', title: '#ffb21a' },
  ],
}
export default table
