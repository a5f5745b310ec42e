// The keys of the board: numbers and arrows choose, Enter does it, letters stand for what is done often.
import { verbOf } from './choices'
import type { Coach } from './coach.svelte'

const LETTERS: Record<string, readonly string[]> = {
  n: ['stop', 'end'],
  s: ['shot', 'gain shot'],
  p: ['pass', 'gain pass'],
  d: ['gain defence'],
  r: ['reroll own'],
  t: ['reroll rival'],
  g: ['reroll save'],
  k: ['keep', 'no-save'],
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** What a number stands for, where it is not a card in a row. */
function numbered(coach: Coach, number: number): boolean {
  const { match } = coach
  switch (match?.phase) {
    case 'kick-off':
      return decided(coach, ['attack', 'defend'][number - 1])
    case 'abilities':
      return decided(coach, `use ${number}`)
    case 'gain':
      return decided(coach, `gain ${match.gainKinds[number - 1]}`)
    case 'save':
      return decided(coach, coach.legal.filter((one) => verbOf(one.action) === 'save')[number - 1]?.action)
    case 'tokens':
      coach.choose(`tokens ${number}`)
      return true
    default:
      return false
  }
}

function decided(coach: Coach, action: string | undefined): boolean {
  if (!action || !coach.can(action)) return false
  void coach.decide(action)
  return true
}

/** Carry out what a key stands for; whether it stood for anything. */
export function pressed(coach: Coach, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
  if (document.querySelector('dialog[open]')) return false
  const { key } = event
  if (coach.watching) {
    if (key !== 'Escape' && key !== 'Enter') return false
    coach.watching = false
    return true
  }
  if (key === 'Escape' && coach.chosen) {
    coach.chosen = null
    return true
  }
  if (!coach.asked) return false
  if (/^[0-9]$/.test(key)) {
    if (!numbered(coach, Number(key))) coach.pick(Number(key))
    return true
  }
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    if (!coach.keyed.length) return false
    coach.step(key === 'ArrowRight' ? 1 : -1)
    return true
  }
  if (key === 'Enter' && !(event.target as Element | null)?.closest?.('button, a, summary')) {
    coach.doChosen()
    return true
  }
  return (LETTERS[key.toLowerCase()] ?? []).some((action) => decided(coach, action))
}
