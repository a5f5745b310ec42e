// What hurts a coach, and the icon that it is called out with.
import { icon, type IconName } from '../art/icons'
import type { Happened } from '../lib/net/wire'
import type { Hurts } from '../table/callouts.svelte'
import { TEAMS } from './match'

const RED = 2
const LOSSES: Record<string, IconName> = { injured: 'rival-discards', 'sent-back': 'send-back', tired: 'fatigue' }
const REROLLS: readonly string[] = ['rerolled', 'rerolled-save']

/** Whether an event is about the card that calls a team's special shot. */
function isSpecialOf(event: Happened, seat: number): boolean {
  const card = event.text.args?.card
  return typeof card === 'object' && 'key' in card && card.key === `card-special-shot-of-${TEAMS[seat]}`
}

function iconOf(event: Happened, you: number, byRival: boolean): IconName | null {
  const [seat, second, , fourth] = event.numbers
  if (event.name === 'booked') return seat === you && second ? (second === RED ? 'red' : 'yellow') : null
  if (event.name === 'duelled') return seat === you && fourth === 1 ? 'special' : null
  if (event.name === 'drafted') return seat !== you && isSpecialOf(event, you) ? 'special' : null
  if (REROLLS.includes(event.name)) return seat !== you ? 'reroll' : null
  return byRival && seat === you ? (LOSSES[event.name] ?? null) : null
}

export const hurts: Hurts = (event, you, step) => {
  const found = iconOf(event, you, step.seat !== you)
  return found && icon(found)
}
