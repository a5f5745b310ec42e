// Cards on their way: whatever lies elsewhere after a change flies there from where it was.
import { paced, settings } from '../../lib/settings.svelte'

const MOVE = 320
const DRAW = 260
const APART = 60
const FADE = 120
const MOST = 16 // cards in the air at once
const NEAR = 6 // pixels that need no flight
const EASE = 'cubic-bezier(.2,.8,.2,1)'
const LANDING = 'cubic-bezier(.3,1.4,.5,1)'

/** Where something lies on the board, in the board's own pixels: it may be shown smaller than it is. */
interface Spot {
  left: number
  top: number
  width: number
  height: number
}

interface Lying {
  element: HTMLElement
  spot: Spot
  to: string | undefined
}

/** Where a card was, or goes, as a transform of where it is. A place may be wider than a card: it makes none larger. */
function across(from: Spot, to: Spot, tilt: number, isPlace: boolean): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  const scale = from.width / to.width
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) rotate(${tilt}deg) scale(${(isPlace ? Math.min(scale, 1) : scale).toFixed(3)})`
}

const isNear = (one: Spot, other: Spot) =>
  Math.abs(one.left - other.left) <= NEAR && Math.abs(one.top - other.top) <= NEAR

/** How to find spots on a board. */
function ruler(root: HTMLElement): (element: Element) => Spot {
  const board = root.getBoundingClientRect()
  const scale = board.width / root.offsetWidth || 1
  return (element) => {
    const rect = element.getBoundingClientRect()
    return {
      left: (rect.left - board.left) / scale,
      top: (rect.top - board.top) / scale,
      width: rect.width / scale,
      height: rect.height / scale,
    }
  }
}

export class Flights {
  private lying = new Map<string, Lying>()
  private places = new Map<string, Spot>()

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** See where everything lies, before something changes. */
  measure(): void {
    this.lying = new Map()
    this.places = new Map()
    const root = this.root()
    if (!root || document.hidden) return
    const spotOf = ruler(root)
    for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
      this.lying.set(element.dataset.card!, { element, spot: spotOf(element), to: element.dataset.to })
    }
    for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
      this.places.set(element.dataset.place!, spotOf(element))
    }
  }

  /** Let fly what has changed its place. Everything is measured before anything is moved. */
  fly(): void {
    const root = this.root()
    if (!root || !this.lying.size || document.hidden) return
    const spotOf = ruler(root)
    const there = new Set<string>()
    const flights: (() => void)[] = []
    let fresh = 0
    for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
      const key = element.dataset.card!
      there.add(key)
      const before = this.lying.get(key)
      const now = spotOf(element)
      if (before?.element === element && isNear(before.spot, now)) continue
      const from = before?.spot ?? this.places.get(element.dataset.from ?? '')
      const delay = before ? 0 : APART * fresh++
      flights.push(() => this.arrive(element, from, now, !before, delay))
    }
    for (const [key, { element, spot, to }] of this.lying) {
      if (there.has(key) || element.isConnected) continue
      const place = to ? root.querySelector(`[data-place="${to}"]`) : null
      const end = place ? spotOf(place) : null
      if (end) flights.push(() => this.leave(root, element, spot, end))
    }
    for (const flight of flights.slice(0, MOST)) flight()
    this.lying = new Map()
  }

  private arrive(element: HTMLElement, from: Spot | undefined, to: Spot, isNew: boolean, delay: number): void {
    if (settings.motion === 'off' || !from?.width || !to.width) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
      return
    }
    const start = across(from, to, 4, isNew)
    element.animate(
      [
        { transform: start, zIndex: 20 },
        { transform: 'none', zIndex: 20 },
      ],
      {
        duration: paced(isNew ? DRAW : MOVE),
        delay: paced(delay),
        easing: isNew ? EASE : LANDING,
        fill: 'backwards',
      },
    )
  }

  /** A card that lies nowhere in sight any more: it is put back for its last way. */
  private leave(root: HTMLElement, element: HTMLElement, from: Spot, to: Spot): void {
    if (settings.motion === 'off' || !from.width) return
    const ghost = document.createElement('div')
    ghost.ariaHidden = 'true'
    ghost.inert = true
    ghost.style.cssText = `position:absolute;z-index:12;pointer-events:none;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px`
    element.removeAttribute('data-card')
    ghost.append(element)
    root.append(ghost)
    const end = across(to, from, -6, true)
    const way = [{ transform: 'none' }, { transform: end, opacity: 1, offset: 0.9 }, { transform: end, opacity: 0 }]
    const flight = ghost.animate(way, { duration: paced(MOVE), easing: EASE, fill: 'forwards' })
    flight.onfinish = flight.oncancel = () => ghost.remove()
  }
}
