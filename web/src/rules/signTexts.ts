// What the signs are called and what they mean.
import { say, textsOf } from '../lib/text.svelte'
import type { Game } from './chapters'
import type { Sign } from './glossary'

const POSITIONS = ['gk', 'df', 'mf', 'fw'] as const

export const nameOf = (sign: Sign, game: Game | null): string =>
  sign.name ? textsOf(game).say(sign.name) : say(`rules-icon-${sign.id}-name`)

export function sentenceOf(sign: Sign, game: Game | null): string {
  const own = textsOf(game)
  const args: Record<string, string> = {}
  if (sign.card) args.card = own.say(`card-${sign.card}`)
  if (game === 'machikoro') args.stadium = own.say('card-stadium')
  if (game === 'tsubasa') {
    for (const team of ['nankatsu', 'toho']) args[team] = own.say(`team-${team}`)
    for (const position of POSITIONS) args[position] = own.say(`position-${position}`)
  }
  return say(`rules-icon-${sign.says ?? sign.id}`, args)
}
