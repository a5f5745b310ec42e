// Why something cannot be done, in at most four words.
import type { Barred } from '../../lib/net/wire'
import type { Play } from './play.svelte'

const SHORT: Record<string, string> = {
  'refused-too-few-coins': 'machikoro-short-coins',
  'refused-special-owned': 'machikoro-short-owned',
  'refused-cap-reached': 'machikoro-short-two',
  'refused-cap-reached-there': 'machikoro-short-two-there',
  'refused-built-already': 'machikoro-short-built',
  'refused-not-on-offer': 'machikoro-none-left',
  'refused-one-die-only': 'machikoro-short-academy',
  'refused-special-stays': 'machikoro-short-stays',
  'refused-like-for-like': 'machikoro-short-like',
  'refused-nothing-to-give': 'machikoro-short-nothing',
}

export function shortReason({ reason }: Barred, play: Play): string {
  const short = reason.args?.short
  const args = { short: typeof short === 'number' ? short : 0, academy: play.card(play.cards.giving('two-dice')) }
  return play.say(SHORT[reason.key] ?? 'machikoro-short-not-now', args)
}
