// Why something cannot be done, in at most four words; the whole reason and its rule are a tap away.
import type { Barred } from '../../lib/net/wire'
import { known, say } from '../../lib/text.svelte'
import { game } from './card/words.svelte'

export function shortReason(barred: Pick<Barred, 'reason'> | null): string {
  const key = `tsubasa-why-${barred?.reason.key.replace(/^refused-/, '') ?? 'other-phase'}`
  const { missing, limit } = barred?.reason.args ?? {}
  const args = {
    missing: typeof missing === 'object' && 'key' in missing ? game.words(missing) : '',
    limit: typeof limit === 'number' ? limit : '',
  }
  return say(known(key) ? key : 'tsubasa-why-other-phase', args)
}
