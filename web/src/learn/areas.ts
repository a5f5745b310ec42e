// The parts of a board that a lesson points at, found by what the boards call them.
import type { Box } from './placing'

const SMALLEST = 4 // pixels
const SAMPLES = 7 // places in a row or column at which it is tried whether something can be seen
const COACH = '[data-coach]' // the bubble itself hides nothing: it moves away

/** What has to be pressed next for an action: the button that does it, what chooses it, or what leads there. */
export function targetOf(action: string): Element | null {
  const verb = action.split(' ', 1)[0]
  const ways = [`[data-do="${action}"]`, `[data-action="${action}"]`, `[data-leads~="${verb}"]`, '[data-leads="board"]']
  for (const way of ways) {
    const found = [...document.querySelectorAll(way)].filter((one) => seenOf(one) !== null)
    if (found.length) return found.find((one) => one.closest('[data-at="action"]')) ?? found[0]!
  }
  return null
}

/** Where all is that has to do with an action: what chooses and what does it, and the other answers beside that. */
export function controlsOf(action: string): Box[] {
  const found = document.querySelectorAll(`[data-do="${action}"], [data-action="${action}"], [data-at="action"]`)
  return [...found].flatMap((one) => (one.checkVisibility() && boxOf(one)) || [])
}

/** The part of something that can be seen and pressed; null if nothing of it can. */
export function seenOf(element: Element): Box | null {
  const box = boxOf(element)
  if (!box || !element.checkVisibility({ visibilityProperty: true })) return null
  const at = (from: number, size: number, place: number) => from + ((place + 0.5) / SAMPLES) * size
  const seen: [number, number][] = []
  for (let row = 0; row < SAMPLES; row++)
    for (let column = 0; column < SAMPLES; column++)
      if (isAt(element, at(box.left, box.width, column), at(box.top, box.height, row))) seen.push([column, row])
  if (!seen.length) return null
  const columns = seen.map(([column]) => column)
  const rows = seen.map(([, row]) => row)
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1]
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1]
  const [wide, high] = [box.width / SAMPLES, box.height / SAMPLES]
  return {
    left: box.left + left * wide,
    top: box.top + top * high,
    width: (right - left) * wide,
    height: (bottom - top) * high,
  }
}

/** Whether somebody who presses there presses an element, once the bubble has moved away. */
function isAt(element: Element, x: number, y: number): boolean {
  const first = document.elementsFromPoint(x, y).find((one) => !one.closest(COACH))
  return first !== undefined && element.contains(first)
}

/** Where the parts with some names are: `card NAME` is a card, the rest is what the board calls `data-at`. */
export function areaOf(names: readonly string[]): Box | null {
  return around(names.flatMap((name) => placeOf(name) ?? []))
}

/** One part; of several that are called the same it is the learner's own, which lies lowest. */
function placeOf(name: string): Box | null {
  const card = name.startsWith('card ') ? name.slice('card '.length) : null
  const found = [...document.querySelectorAll(card ? `button[data-card="${card}"]` : `[data-at="${name}"]`)]
  const inFront = found.filter((one) => seenOf(one) !== null || isUntouched(one))
  const boxes = inFront.flatMap((one) => boxOf(one) ?? [])
  return boxes.reduce<Box | null>((low, box) => (low && low.top >= box.top ? low : box), null)
}

/** Whether something is only to be looked at: then it cannot be found by where it is, and lies in front of the board. */
const isUntouched = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).pointerEvents === 'none'

/** What something is called on the board, with its signs, so that a sentence can name it as it is named there. */
export function labelOf(element: Element): string {
  const marked = element.matches('[data-label]') ? element : element.querySelector('[data-label]')
  const name = marked?.getAttribute('data-label')
  const copy = (marked ?? element).cloneNode(!name) as Element
  if (name) copy.textContent = name
  for (const one of copy.querySelectorAll('kbd, .unseen')) one.remove()
  return copy.innerHTML.replace(/<!--.*?-->/g, '').trim()
}

function boxOf(element: Element): Box | null {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const from = { left: Math.max(left, 0), top: Math.max(top, 0) }
  const width = Math.min(right, innerWidth) - from.left
  const height = Math.min(bottom, innerHeight) - from.top
  return width > SMALLEST && height > SMALLEST ? { ...from, width, height } : null
}

function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}
