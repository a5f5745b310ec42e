// What hurts a player of Machi Koro, and the icon that it is called out with: coins that are lost, a card that is swapped.
import { ICONS } from '../../ui/icons'
import type { Hurts } from '../../table/callouts.svelte'
import type { GameEvent } from './events'

const drawn = (content: string) => `<svg viewBox="0 0 24 24" aria-hidden="true">${content}</svg>`
const COIN = drawn(
  '<circle cx="12" cy="12" r="10.5" fill="#F7B91C"/><circle cx="12" cy="12" r="8" fill="#FFD04A" stroke="#C98F0A"/><path d="M12 7.2L16.6 10.6L14.8 16H9.2L7.4 10.6Z" fill="#B07D08"/>',
)
const SWAP = drawn(ICONS.swap)

export const hurts: Hurts = (event, you) => {
  const { name, fields } = event as GameEvent
  if (name === 'claim-paid') return fields.seat === you && fields.coins > 0 ? COIN : null
  if (name === 'taken') return fields.from === you && fields.coins > 0 ? COIN : null
  if (name === 'swapped') return fields.other === you ? SWAP : null
  return null
}
