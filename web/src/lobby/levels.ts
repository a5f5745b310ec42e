// The levels of bots, from the simplest to the strongest, in words.
import type { GameInfo } from '../lib/net/wire'
import { known, say } from '../lib/text.svelte'

/** A level by its number: the first is the simplest. */
export const levelName = (game: GameInfo, bot: string): string =>
  say('lobby-level', { number: game.bots.indexOf(bot) + 1 })

/** A level and how it plays, as far as the page knows it. */
export const levelTold = (game: GameInfo, bot: string): string =>
  known(`shell-level-${bot}`) ? say(`shell-level-${bot}`) : levelName(game, bot)
