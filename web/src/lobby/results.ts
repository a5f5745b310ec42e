// How a listed match ended, in words.
import type { ListedTable } from '../lib/net/wire'
import { settings, type Language } from '../lib/settings.svelte'
import { known, say } from '../lib/text.svelte'
import { sitterName } from './sitters'

/** What stands between the figures of a score. */
const SCORED: Record<Language, string> = { en: '–', de: ':', es: '-', pl: ':' }

/** What decides the match, seat by seat; nothing where that is not known. */
export function scoreTold(table: ListedTable): string {
  const score = table.score?.join(SCORED[settings.language])
  if (!score) return ''
  const key = `lobby-score-${table.game}`
  return known(key) ? say(key, { score }) : score
}

const DRAWS: Partial<Record<NonNullable<ListedTable['ended']>, string>> = {
  agreed: 'lobby-ended-agreed',
  limit: 'lobby-ended-limit',
}

/** Who won, or how it ended otherwise; in brief without saying that somebody resigned. */
export function resultTold(table: ListedTable, brief = false): string {
  const returns = table.returns
  if (!returns || table.ended === 'closed') return say('lobby-ended-closed')
  const best = Math.max(...returns)
  const winners = returns.flatMap((one, seat) => (one === best ? [sitterName(table, seat)] : []))
  const level = winners.length === returns.length
  if (level) return say(DRAWS[table.ended ?? 'rules'] ?? 'lobby-ended-level')
  const names = new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(winners)
  const key = table.ended === 'resigned' && !brief ? 'lobby-won-by-resignation' : 'lobby-won'
  return say(key, { names, count: winners.length })
}
