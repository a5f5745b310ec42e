// Looking at a card closely: on hover, by a long press, or with the key I.
import type { Attachment } from 'svelte/attachments'
import { rests } from '../../../lib/pointer'
import type { CardData } from './catalogue'

const HOVER = 250
const PRESS = 450
const MOVED = 10 // pixels by which a finger may move in a long press

interface Zoomed {
  card: CardData
  anchor: DOMRect
}

class Zoom {
  current = $state.raw<Zoomed | null>(null)
  #cards = new WeakMap<Element, () => CardData>()
  #hovered: Element | null = null

  know(element: Element, card: () => CardData): void {
    this.#cards.set(element, card)
  }

  hover(element: Element | null): void {
    this.#hovered = element
  }

  open(element: Element): void {
    const card = this.#cards.get(element)
    if (card) this.current = { card: card(), anchor: element.getBoundingClientRect() }
  }

  close(): void {
    this.current = null
  }

  /** Show the card that has the focus, or else the one under the pointer; close it if one is shown. */
  toggle(): void {
    if (this.current) return this.close()
    const focused = document.activeElement === document.body ? null : document.activeElement
    const inside = focused && !this.#cards.has(focused) ? focused.querySelector('.card') : focused
    const wanted = inside ?? this.#hovered
    if (wanted) this.open(wanted)
  }
}

export const zoom = new Zoom()

/** Know whether the mouse is on an element, and nothing more. */
function followed(element: Element): () => void {
  const enter = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && zoom.hover(element)
  const leave = () => zoom.hover(null)
  element.addEventListener('pointerenter', enter)
  element.addEventListener('pointerleave', leave)
  return () => {
    element.removeEventListener('pointerenter', enter)
    element.removeEventListener('pointerleave', leave)
  }
}

/** Have an element show a card closely: with the key I, and where it is asked for by a pointer, too. */
export function zoomable(card: () => CardData, pointed = true): Attachment<Element> {
  return (element) => {
    zoom.know(element, card)
    if (!pointed) return followed(element)
    let timer: ReturnType<typeof setTimeout> | undefined
    let from: PointerEvent | null = null
    let pressed = false
    let rested = false // the card has come to the mouse, not the mouse to the card

    const stop = () => {
      clearTimeout(timer)
      from = null
    }
    const on: Record<string, (event: PointerEvent) => void> = {
      pointerenter: (event) => {
        if (event.pointerType !== 'mouse') return
        zoom.hover(element)
        rested = rests(event)
        if (!rested) timer = setTimeout(() => zoom.open(element), HOVER)
      },
      pointerleave: (event) => {
        stop()
        if (event.pointerType !== 'mouse') return
        zoom.hover(null)
        zoom.close()
      },
      pointerdown: (event) => {
        stop()
        pressed = false
        if (event.pointerType === 'mouse') return zoom.close()
        from = event
        timer = setTimeout(() => {
          pressed = true
          zoom.open(element)
        }, PRESS)
      },
      pointermove: (event) => {
        if (rested && event.pointerType === 'mouse') timer = setTimeout(() => zoom.open(element), HOVER)
        rested = false
        if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > MOVED) stop()
      },
      pointerup: stop,
      pointercancel: stop,
    }
    /** A long press is no tap, and opens no menu of the browser. */
    const swallow = (event: Event) => {
      if (!pressed) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.type === 'click') pressed = false
    }
    for (const [name, hear] of Object.entries(on)) element.addEventListener(name, hear as EventListener)
    element.addEventListener('click', swallow, true)
    element.addEventListener('contextmenu', swallow, true)
    return () => {
      stop()
      for (const [name, hear] of Object.entries(on)) element.removeEventListener(name, hear as EventListener)
      element.removeEventListener('click', swallow, true)
      element.removeEventListener('contextmenu', swallow, true)
      if (zoom.current && !document.contains(element)) zoom.close()
    }
  }
}
