// All that a table of Machi Koro needs.
import type { GameTable } from '../game'
import Board from './Board.svelte'
import Face from './Face.svelte'
import FinalScore from './FinalScore.svelte'
import { hurts } from './hurts'
import { pace } from './pace'
import { sounds } from './sounds'
import Statistics from './Statistics.svelte'

const table: GameTable = {
  Board,
  pace,
  hurts,
  sounds,
  keys: [
    ['R', 'machikoro-key-roll'],
    ['B', 'machikoro-key-build'],
  ],
  Face,
  FinalScore,
  Statistics,
}
export default table
