// How a listed match ended, in words.
import type { Listed } from '../lib/net/api'
import { settings } from '../lib/settings.svelte'
import { say } from '../lib/text.svelte'
import { sitterName } from './sitters'

/** Who won, or how it ended otherwise; in brief without saying that somebody resigned. */
export function resultTold(table: Listed, brief = false): string {
  const returns = table.returns
  if (!returns || table.ended === 'closed') return say('lobby-ended-closed')
  const best = Math.max(...returns)
  const winners = returns.flatMap((one, seat) => (one === best ? [sitterName(table, seat)] : []))
  const level = winners.length === returns.length
  if (level) return say(table.ended === 'agreed' ? 'lobby-ended-agreed' : 'lobby-ended-level')
  const names = new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(winners)
  const key = table.ended === 'resigned' && !brief ? 'lobby-won-by-resignation' : 'lobby-won'
  return say(key, { names, count: winners.length })
}
