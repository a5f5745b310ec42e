// The parts of a board that a lesson speaks of, found by what the boards call them.
import type { Box } from './placing'

/** Parts that are there twice are the learner's own, which lie lower; the pitch is all of it, the rival the first. */
const WHOLE = new Set(['pitch', 'market', 'projects', 'dice'])

export function areaOf(name: string, within: ParentNode = document): Box | null {
  const boxes = [...within.querySelectorAll(`[data-at="${name}"]`)]
    .map(boxOf)
    .filter((box) => box.width > 4 && box.height > 4)
  if (!boxes.length) return null
  if (WHOLE.has(name)) return around(boxes)
  const byHeight = boxes.toSorted((one, other) => one.top - other.top)
  return (name === 'rival' ? byHeight[0] : byHeight.at(-1)) ?? null
}

/** Where an action can be chosen; nothing where it lies behind something else. */
export function placeOf(action: string, within: ParentNode = document): Box | null {
  const found = within.querySelector(`[data-action="${action}"]`)
  return found ? boxOf(found) : null
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  const right = Math.min(left + width, innerWidth)
  const bottom = Math.min(top + height, innerHeight)
  const from = { left: Math.max(left, 0), top: Math.max(top, 0) }
  return { ...from, width: right - from.left, height: bottom - from.top }
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}
