// Where a bubble goes: beside what it is about, and not over what is needed now.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 16
const EDGE = 10

const FAR = 6 // how many covered square pixels a pixel further away is worth
const KEPT = 2 // how much worse than what it is about a bubble covers what is used now
const TARGET = 40 // and what is to be tapped

/** The place for a bubble of a size: near `about`, with as little as possible of it, `kept` and `target` covered. */
export function placed(
  about: Box | null,
  size: { width: number; height: number },
  room: Box,
  kept: readonly Box[],
  target: Box | null = null,
): Box {
  const { width, height } = size
  const lefts = [room.left + EDGE, room.left + (room.width - width) / 2, room.left + room.width - width - EDGE]
  const tops = [room.top + EDGE, room.top + (room.height - height) / 2, room.top + room.height - height - EDGE]
  const places = about ? beside(about, size) : []
  // Below the middle first: that is where one looks when a bubble is about nothing in particular.
  for (const top of tops.toReversed())
    for (const left of [lefts[1], lefts[0], lefts[2]]) places.push([left as number, top])
  const boxes = places.map(([left, top]) => ({
    left: clamped(left, lefts[0] as number, lefts[2] as number),
    top: clamped(top, tops[0] as number, tops[2] as number),
    width,
    height,
  }))
  const cost = (box: Box): number =>
    (about ? covered(box, about) + FAR * apart(box, about) : 0) +
    (target ? TARGET * covered(box, target) : 0) +
    kept.reduce((sum, one) => sum + KEPT * covered(box, one), 0)
  return boxes.reduce((best, box) => (cost(box) < cost(best) - 1 ? box : best))
}

/** Above, below, right and left of something. */
function beside(about: Box, { width, height }: { width: number; height: number }): [number, number][] {
  const x = about.left + about.width / 2 - width / 2
  const y = about.top + about.height / 2 - height / 2
  return [
    [x, about.top - height - GAP],
    [x, about.top + about.height + GAP],
    [about.left + about.width + GAP, y],
    [about.left - width - GAP, y],
  ]
}

/** The gap between two boxes; 0 where they touch. */
function apart(box: Box, other: Box): number {
  const x = Math.max(other.left - box.left - box.width, box.left - other.left - other.width, 0)
  const y = Math.max(other.top - box.top - box.height, box.top - other.top - other.height, 0)
  return Math.hypot(x, y)
}

/** How much of a box another one covers, in square pixels. */
export function covered(box: Box, other: Box): number {
  const width = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left)
  const height = Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

const clamped = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))
