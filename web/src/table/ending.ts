// How a match ended, in words: who won, and what decided it.
import type { Result, Step, Words } from '../lib/net/wire'
import type { Sayer, Who } from '../lib/text.svelte'

export type Outcome = 'won' | 'lost' | 'drawn' | 'watched' | 'closed'

/** The seats that won; several share it. */
export function winners(result: Result): number[] {
  return (result.returns ?? []).flatMap((share, seat) => (share > 0 ? [seat] : []))
}

/** How it went for somebody with these seats; who holds all of them, or none, has watched. */
export function outcome(result: Result, seats: readonly number[], players: number): Outcome {
  if (!result.returns) return 'closed'
  const won = winners(result)
  if (won.length > 1) return 'drawn'
  if (seats.length === 0 || seats.length === players) return 'watched'
  return won.some((seat) => seats.includes(seat)) ? 'won' : 'lost'
}

/** What decided the match, in a sentence. */
export function decidedBy(
  result: Result,
  steps: readonly Step[],
  sayer: Sayer,
  who: Who,
  last?: ReadonlySet<string>, // the events that say how a match ended by the rules
): string {
  if (result.how === 'resigned')
    return sayer.words({ key: 'join-resigned', args: { seat: { seat: result.seat ?? 0 } } }, who)
  if (result.how === 'agreed') return sayer.say('ended-agreed')
  if (result.how === 'limit') return sayer.say('ended-limit', { rule: result.rule ?? '' })
  if (result.how === 'closed') return sayer.say('ended-closed')
  const event = steps.at(-1)?.events.findLast((one) => last?.has(one.name))
  return event ? sayer.words(event.text as Words, who) : ''
}
