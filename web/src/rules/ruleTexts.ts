// The texts of the rules: loaded when they are needed, with the names of cards as the game has them.
import { loadRulesPage, rulesOf } from '../games/folders'
import { games, loadGames } from '../games/offered.svelte'
import { known, loadRuleTexts, say, textsOf } from '../lib/text.svelte'
import { keyOf } from './chapters'

/** Load the rules of a game, and the game's own texts. */
export async function loadRules(game: string): Promise<void> {
  await Promise.all([loadGames(), loadRuleTexts(game), loadRulesPage(game)])
}

/** What the cards and teams that rules name are called in the language and edition that are set. */
export function namesOf(game: string): Record<string, string> {
  const { say } = textsOf(game)
  const names: Record<string, string> = {}
  for (const id of rulesOf(game).cards ?? []) names[id] = say(`card-${id}`)
  for (const id of games.of(game)?.teams ?? []) names[id] = say(`team-${id}`)
  return names
}

/** Whether the text of a rule has come. */
export const hasText = (game: string, id: string): boolean => known(keyOf(id)) && known('game-name', game)

export const titleOf = (id: string): string => say(`${keyOf(id)}-title`)

/** A rule in paragraphs. */
export const textOf = (game: string, id: string): string[] => say(keyOf(id), namesOf(game)).split('\n')
