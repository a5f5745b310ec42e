// What is going on, and what is to be done now, each in one sentence.
import { brought } from './lately'
import { signed } from './numbers'
import type { Play } from './play.svelte'

export interface Situation {
  title: string
  line: string // what came of it
  hint: string // what to do
}

export function situation(play: Play): Situation {
  if (play.tumbling) return { title: play.say('machikoro-rolling'), line: '', hint: '' }
  if (play.event) return { title: play.texts.words(play.event.text, play.who), line: '', hint: '' }
  if (play.view.phase === 'over' || play.table.over) return { title: ended(play), line: '', hint: '' }
  return play.asked ? asked(play) : waiting(play)
}

function ended(play: Play): string {
  const { winner } = play.view
  if (winner === undefined) return play.say('machikoro-over')
  return winner === play.seat ? play.say('machikoro-you-won') : play.say('machikoro-won', { name: play.name(winner) })
}

function rolled(play: Play): string {
  const { turn } = play.view
  if (turn === play.seat) return play.say('machikoro-you-rolled', { sum: play.sum })
  return play.say('machikoro-rolled', { name: play.name(turn), sum: play.sum })
}

/** Somebody else decides, or one's own decision is on its way. */
function waiting(play: Play): Situation {
  const { turn, phase } = play.view
  const name = play.name(turn)
  const begun = turn === play.seat ? play.say('machikoro-your-turn') : play.say('machikoro-turn-of', { name })
  const title = play.sum ? rolled(play) : begun
  if (turn === play.seat) return { title, line: '', hint: '' }
  const line = phase === 'build' ? brought(play, play.you) : ''
  return { title, line, hint: play.say('machikoro-thinking', { name }) }
}

/** The decision that one is asked for. */
function asked(play: Play): Situation {
  const { phase, turn, coins, resolving = '', second_turn, swap = '' } = play.view
  switch (phase) {
    case 'roll': {
      const hint = play.say(play.can('roll 2') ? 'machikoro-hint-roll-two' : 'machikoro-hint-roll')
      return { title: play.say(second_turn ? 'machikoro-second-turn' : 'machikoro-your-turn'), line: hint, hint }
    }
    case 'reroll': {
      const pays = play.roll(turn)?.sums[play.sum]?.[turn]
      const hint = play.say('machikoro-hint-reroll')
      const line = pays === undefined ? hint : play.say('machikoro-roll-pays', { coins: signed(pays) })
      return { title: rolled(play), line, hint }
    }
    case 'take':
    case 'swap': {
      const hint = play.say(`machikoro-hint-${phase}`)
      return { title: play.card(resolving), line: hint, hint }
    }
    case 'give': {
      const [seat = '0', wanted = ''] = swap.split(' ')
      const hint = play.say('machikoro-hint-give', { name: play.name(+seat), card: play.card(wanted) })
      return { title: play.card(resolving), line: hint, hint }
    }
    default: {
      const forced = play.legal.length === 1
      const hint = forced
        ? play.say('forced-build-nothing', { coins: coins[turn] ?? 0 })
        : play.say('machikoro-hint-build')
      return { title: rolled(play), line: brought(play, turn), hint }
    }
  }
}
