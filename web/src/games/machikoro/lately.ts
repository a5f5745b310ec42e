// What a rival did last, in a few words, and what a roll has brought.
import type { Step } from '../../lib/net/wire'
import type { GameEvent } from './events'
import type { Play } from './play.svelte'

/** The events up to the one being told, from the last on. */
function* backwards(play: Play): Generator<GameEvent> {
  const steps = play.table.steps
  const current = play.stage.step
  for (let place = steps.length - 1; place >= 0; place--) {
    const step = steps[place] as Step
    if (current && step.number > current.number) continue
    const telling = play.event && step.number === current?.number ? step.events.indexOf(play.event) : -1
    const events = telling < 0 ? step.events : step.events.slice(0, telling + (play.tumbling ? 0 : 1))
    yield* events.toReversed() as GameEvent[]
  }
}

/** What a seat did last: what it rolled in this turn, or what it built in its last. */
export function lately(play: Play, seat: number): string {
  for (const { name, fields } of backwards(play)) {
    if (name === 'turned-up' || fields.seat !== seat) continue
    if (name === 'built' || name === 'built-large')
      return play.say('machikoro-lately-built', { card: play.card(fields.card) })
    if (name === 'built-nothing') return play.say('machikoro-lately-nothing')
    if (name === 'rolled' || name === 'rolled-again')
      return play.say('machikoro-lately-rolled', { sum: fields.first + (fields.second ?? 0) })
  }
  return ''
}

/** What was rolled in a seat's last turn, what that has brought the reader, and what was built; nothing before that. */
export function turnOf(play: Play, seat: number): string[] {
  for (const { name, fields } of backwards(play)) {
    if ((name !== 'rolled' && name !== 'rolled-again') || fields.seat !== seat) continue
    const rolled = play.say('machikoro-lately-rolled', { sum: fields.first + (fields.second ?? 0) })
    return [rolled, broughtIn(play, play.you, seat), lately(play, seat)].filter(Boolean)
  }
  return []
}

/** What the last roll has brought a seat: one card's income, or coins in all. */
export const brought = (play: Play, seat: number): string =>
  broughtIn(play, seat) || play.say('machikoro-brought-nothing')

/** What the last roll has brought a seat, or the last one of a turn in which `roller` has built; empty if no coins. */
function broughtIn(play: Play, seat: number, roller: number | null = null): string {
  let coins = 0
  let found = roller === null
  const cards = new Set<string>()
  for (const { name, fields } of backwards(play)) {
    found ||= name.startsWith('built') && 'seat' in fields && fields.seat === roller
    if (!found) continue
    if (name === 'rolled' || name === 'rolled-again') break
    if (name === 'income' && fields.seat === seat) {
      coins += fields.coins
      cards.add(cards.size ? '' : play.card(fields.card))
    } else if (name === 'taken' && (fields.seat === seat || fields.from === seat)) {
      coins += fields.seat === seat ? fields.coins : -fields.coins
      cards.add(cards.size ? '' : play.card(fields.card))
    } else if (name === 'claim-paid' && (fields.seat === seat || fields.to === seat)) {
      coins += fields.seat === seat ? -fields.coins : fields.coins
      cards.add('')
    }
  }
  const [card] = cards
  if (cards.size === 1 && card && coins > 0) return play.say('machikoro-brought-by', { card, coins })
  return coins ? play.say(coins > 0 ? 'machikoro-brought' : 'machikoro-cost', { coins: Math.abs(coins) }) : ''
}
