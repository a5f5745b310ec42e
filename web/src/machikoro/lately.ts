// What a rival did last, in a few words, and what a roll has brought.
import type { Happened, Step } from '../lib/net/wire'
import type { Play } from './play.svelte'

/** The events up to the one being told, from the last on. */
function* backwards(play: Play): Generator<Happened> {
  const steps = play.table.steps
  const current = play.stage.step
  for (let place = steps.length - 1; place >= 0; place--) {
    const step = steps[place] as Step
    if (current && step.number > current.number) continue
    const telling = play.event && step.number === current?.number ? step.events.indexOf(play.event) : -1
    const events = telling < 0 ? step.events : step.events.slice(0, telling + (play.tumbling ? 0 : 1))
    yield* events.toReversed()
  }
}

/** What a seat did last: what it rolled in this turn, or what it built in its last. */
export function lately(play: Play, seat: number): string {
  for (const { name, numbers } of backwards(play)) {
    if (numbers[0] !== seat) continue
    const [, second = 0, third = 0] = numbers
    const built = name === 'built' ? play.cards.small[second] : name === 'built-large' ? play.cards.large[second] : null
    if (built) return play.say('machikoro-lately-built', { card: play.card(built.id) })
    if (name === 'built-nothing') return play.say('machikoro-lately-nothing')
    if (name.startsWith('rolled')) return play.say('machikoro-lately-rolled', { sum: second + third })
  }
  return ''
}

/** What the last roll has brought a seat: one card's income, or coins in all. */
export function brought(play: Play, seat: number): string {
  let coins = 0
  const cards = new Set<string>()
  for (const { name, numbers } of backwards(play)) {
    const [first = 0, second = 0, third = 0, fourth = 0] = numbers
    if (name.startsWith('rolled')) break
    if (name === 'income' && first === seat) {
      coins += fourth
      cards.add(cards.size ? '' : play.card(play.cards.small[second]?.id ?? ''))
    } else if (name === 'taken' && (first === seat || second === seat)) {
      coins += first === seat ? third : -third
      cards.add(cards.size ? '' : play.card(play.cards.small[fourth]?.id ?? ''))
    } else if (name === 'claim-paid' && (first === seat || second === seat)) {
      coins += first === seat ? -third : third
      cards.add('')
    }
  }
  const [card] = cards
  if (cards.size === 1 && card && coins > 0) return play.say('machikoro-brought-by', { card, coins })
  return play.say(coins ? (coins > 0 ? 'machikoro-brought' : 'machikoro-cost') : 'machikoro-brought-nothing', {
    coins: Math.abs(coins),
  })
}
