// The keyboard: arrows move between what can be tapped, digits choose by dice number, letters do what they begin.
import { showCard } from '../../table/cardShown.svelte'
import { primaryOf } from './offers'
import type { Play } from './play.svelte'

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const LETTERS: Record<string, readonly string[]> = {
  r: ['roll 1', 'reroll'],
  k: ['keep'],
  n: ['build nothing', 'no-swap'],
}

/** The next thing to tap in a direction: near along it, and hardly aside. */
function beside(board: HTMLElement, [right, down]: readonly [number, number]): HTMLElement | null {
  const spots = [...board.querySelectorAll<HTMLElement>('[data-spot]')].filter((one) => one.offsetWidth)
  const from = document.activeElement?.closest<HTMLElement>('[data-spot]')
  if (!from || !board.contains(from)) return spots[0] ?? null
  const here = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const spot of spots) {
    const there = middle(spot)
    const along = (there.x - here.x) * right + (there.y - here.y) * down
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right)
    if (spot !== from && along > 4 && along + 2.5 * aside < least) {
      least = along + 2.5 * aside
      best = spot
    }
  }
  return best
}

function middle(spot: Element): { x: number; y: number } {
  const box = spot.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** What a digit chooses: dice, a rival to pay, the next project of a number that begins with it, by 0 a large one. */
function chosenBy(play: Play, digit: string): string | null {
  if (play.can(`roll ${digit}`)) return `roll ${digit}`
  if (play.view.phase === 'take') return play.legal[+digit - 1]?.action ?? null
  const fitting = play.legal.filter(({ action }) => {
    const card = play.cards.of(action.split(' ').at(-1) ?? '')
    if (digit === '0') return card?.kind === 'large'
    return card?.numbers.some((number) => String(number).startsWith(digit))
  })
  const next = fitting.findIndex((one) => one.action === play.chosen) + 1
  return fitting[next % fitting.length]?.action ?? null
}

/** Choose an action, look at the card that it is about, and go where Enter does it. */
function choose(play: Play, action: string, board: HTMLElement): void {
  play.chosen = action
  const card = action.split(' ').at(-1) ?? ''
  play.looked = play.cards.of(card) ? card : null
  board.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus()
}

/** Act on a key; tells whether it meant something here. */
export function pressed(event: KeyboardEvent, play: Play, board: HTMLElement): boolean {
  const { key } = event
  const arrow = ARROWS[key]
  if (arrow) {
    beside(board, arrow)?.focus()
    return true
  }
  if (key === 'Escape') {
    play.forget()
    return true
  }
  if (key === 'i' || key === 'I') {
    const card = play.pointed ?? play.looked
    if (card) showCard(card)
    return card !== null
  }
  if (/^[0-9]$/.test(key)) {
    const action = chosenBy(play, key)
    if (action?.startsWith('roll')) void play.act(action)
    else if (action) choose(play, action, board)
    return action !== null
  }
  const letter = key.toLowerCase()
  const main = key === 'Enter' || letter === 'b'
  const action = main ? primaryOf(play) : LETTERS[letter]?.find((one) => play.can(one))
  if (action) void play.act(action)
  return !!action
}
