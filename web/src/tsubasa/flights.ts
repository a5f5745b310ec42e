// Cards on their way: whatever lies elsewhere after a change flies there from where it was.
import { paced, settings } from '../lib/settings.svelte'

const MOVE = 320
const DRAW = 260
const APART = 60
const FADE = 120
const MOST = 16 // cards in the air at once
const NEAR = 6 // pixels that need no flight
const EASE = 'cubic-bezier(.2,.8,.2,1)'
const LANDING = 'cubic-bezier(.3,1.4,.5,1)'

interface Lying {
  element: HTMLElement
  rect: DOMRect
  to: string | undefined
}

/** Where a card was, or goes, as a transform of where it is. */
function across(from: DOMRect, to: DOMRect, tilt = 0): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) rotate(${tilt}deg) scale(${(from.width / to.width).toFixed(3)})`
}

const isNear = (one: DOMRect, other: DOMRect) =>
  Math.abs(one.left - other.left) <= NEAR && Math.abs(one.top - other.top) <= NEAR

export class Flights {
  private lying = new Map<string, Lying>()
  private places = new Map<string, DOMRect>()

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** See where everything lies, before something changes. */
  measure(): void {
    this.lying = new Map()
    this.places = new Map()
    const root = this.root()
    if (!root || document.hidden) return
    for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
      this.lying.set(element.dataset.card!, { element, rect: element.getBoundingClientRect(), to: element.dataset.to })
    }
    for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
      this.places.set(element.dataset.place!, element.getBoundingClientRect())
    }
  }

  /** Let fly what has changed its place. Everything is measured before anything is moved. */
  fly(): void {
    const root = this.root()
    if (!root || !this.lying.size || document.hidden) return
    const there = new Set<string>()
    const flights: (() => void)[] = []
    let fresh = 0
    for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
      const key = element.dataset.card!
      there.add(key)
      const before = this.lying.get(key)
      const origin = before?.rect ?? this.places.get(element.dataset.from ?? '')
      const now = element.getBoundingClientRect()
      if (before?.element === element && isNear(before.rect, now)) continue
      const delay = before ? 0 : APART * fresh++
      flights.push(() => this.arrive(element, origin, now, !before, delay))
    }
    for (const [key, { element, rect, to }] of this.lying) {
      if (there.has(key) || element.isConnected) continue
      const place = this.placeNow(root, to)
      flights.push(() => this.leave(root, element, rect, place))
    }
    for (const flight of flights.slice(0, MOST)) flight()
    this.lying = new Map()
  }

  private placeNow(root: HTMLElement, name: string | undefined): DOMRect | undefined {
    return name ? root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect() : undefined
  }

  private arrive(element: HTMLElement, from: DOMRect | undefined, to: DOMRect, isNew: boolean, delay: number): void {
    if (settings.motion === 'off' || !from || from.width === 0) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
      return
    }
    const start = across(from, to, 4)
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
  private leave(root: HTMLElement, element: HTMLElement, rect: DOMRect, to: DOMRect | undefined): void {
    if (settings.motion === 'off' || !to) return
    const ghost = document.createElement('div')
    ghost.className = 'ghost'
    ghost.ariaHidden = 'true'
    ghost.inert = true
    ghost.style.cssText = `position:fixed;z-index:25;pointer-events:none;left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px`
    element.removeAttribute('data-card')
    element.style.cssText = ''
    ghost.append(element)
    root.append(ghost)
    const end = across(to, rect, -6)
    const flight = ghost.animate(
      [{ transform: 'none' }, { transform: end, opacity: 1, offset: 0.9 }, { transform: end, opacity: 0 }],
      {
        duration: paced(MOVE),
        easing: EASE,
        fill: 'forwards',
      },
    )
    flight.onfinish = flight.oncancel = () => ghost.remove()
  }
}
