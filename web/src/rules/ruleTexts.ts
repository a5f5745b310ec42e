// The texts of the rules: loaded when they are needed, with the names of cards as the game has them.
import { known, loadGame, loadRuleTexts, say, textsOf } from '../lib/text.svelte'
import { gameOf, keyOf, type Game } from './chapters'

/** The cards and teams that the rules name; in the texts each is a variable. */
export const NAMED: Record<Game, Record<'card' | 'team', readonly string[]>> = {
  tsubasa: {
    team: ['nankatsu', 'toho'],
    card: [
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
  },
  machikoro: {
    team: [],
    card: [
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
  },
}

/** Load the rules of a game, and the game's own texts. */
export async function loadRules(game: Game): Promise<void> {
  await Promise.all([loadRuleTexts(game), loadGame(game)])
}

/** What the cards and teams are called in the language and edition that are set. */
export function namesOf(game: Game): Record<string, string> {
  const { say } = textsOf(game)
  const names: Record<string, string> = {}
  for (const kind of ['card', 'team'] as const) {
    for (const id of NAMED[game][kind]) names[id] = say(`${kind}-${id}`)
  }
  return names
}

/** Whether the text of a rule has come. */
export const hasText = (id: string): boolean => known(keyOf(id)) && known('game-name', gameOf(id))

export const titleOf = (id: string): string => say(`${keyOf(id)}-title`)

/** A rule in paragraphs. */
export const textOf = (id: string): string[] => say(keyOf(id), namesOf(gameOf(id))).split('\n')
