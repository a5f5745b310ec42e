// The shootout on the page: only what a game must have.
import type { Game } from '$games/game'

const game: Game = { table: () => import('./table') }
export default game
