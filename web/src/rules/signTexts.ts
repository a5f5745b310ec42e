// What the signs are called and what they mean.
import { rulesOf } from '../games/folders'
import type { Sign } from '../games/game'
import { say, textsOf } from '../lib/text.svelte'

export const nameOf = (sign: Sign, game: string | null): string =>
  sign.name ? textsOf(game).say(sign.name) : say(`rules-icon-${sign.id}-name`)

export function sentenceOf(sign: Sign, game: string | null): string {
  const args = { ...(game === null ? {} : rulesOf(game).signWords?.()) }
  if (sign.card) args.card = textsOf(game).say(`card-${sign.card}`)
  return say(`rules-icon-${sign.says ?? sign.id}`, args)
}
