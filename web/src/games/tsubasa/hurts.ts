// What hurts a coach, and the icon that it is called out with.
import { icon, type IconName } from '../../art/icons'
import type { Happened } from '../../lib/net/wire'
import type { Hurts } from '../../table/callouts.svelte'
import type { GameEvent } from './events'
import { TEAMS } from './match'

const LOSSES: Record<string, IconName> = { injured: 'rival-discards', 'sent-back': 'send-back', tired: 'fatigue' }
const REROLLS: readonly string[] = ['rerolled', 'rerolled-save']

function iconOf(happened: Happened, you: number, byRival: boolean): IconName | null {
  const event = happened as GameEvent
  const yours = happened.fields.seat === you
  if (event.name === 'booked') return yours && event.fields.colour !== 'none' ? event.fields.colour : null
  if (event.name === 'duelled') return yours && event.fields.stopped ? 'special' : null
  if (event.name === 'drafted')
    return !yours && event.fields.card === `special-shot-of-${TEAMS[you]}` ? 'special' : null
  if (REROLLS.includes(event.name)) return yours ? null : 'reroll'
  return byRival && yours ? (LOSSES[event.name] ?? null) : null
}

export const hurts: Hurts = (event, you, step) => {
  const found = iconOf(event, you, step.seat !== you)
  return found && icon(found)
}
