// The table of the shootout.
import type { GameTable } from '$games/game'
import Board from './Board.svelte'

const table: GameTable = { Board }
export default table
