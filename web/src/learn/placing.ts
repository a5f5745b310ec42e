// Where a bubble goes: near what it is about, and never over what has to be seen or pressed.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

const GAP = 14
const EDGE = 8
const STEP = 12 // pixels between two places that are tried

const KEPT = 100_000 // what a covered square pixel of what must stay free is worth
const READ = 40 // of what is read meanwhile: sums, coins, the cards that the text is about
const SPARED = 2 // and of what should stay free
const FAR = 20 // what a pixel further away is worth

/** What lies on the board: what a bubble must not cover, beginning with what it is about; what is read meanwhile; and
 * what it had better not cover. */
export interface Around {
  kept: readonly Box[]
  read?: readonly Box[]
  spared?: readonly Box[]
}

/** What a bubble covers, by how bad that is. */
export const burden = (box: Box, { read = [], spared = [] }: Around): number =>
  READ * sum(read, (one) => covered(one, box)) + SPARED * sum(spared, (one) => covered(one, box))

/** The place for a bubble: as near to what it is about as can be with nothing covered that must stay free, and little of
 * the rest. */
export function placed(size: Size, room: Box, around: Around): Box {
  const { kept } = around
  const about = kept[0] ?? null
  const middle = { left: room.left + (room.width - size.width) / 2, top: room.top + (room.height - size.height) * 0.7 }
  const cost = (box: Box): number =>
    KEPT * sum(kept, (one) => covered(grown(one, GAP), box)) +
    burden(box, around) +
    FAR * (about ? apart(box, about) : Math.hypot(box.left - middle.left, box.top - middle.top)) +
    // Of equally good places the one that is straight above or beside what it is about.
    (about ? Math.hypot(centre(box).x - centre(about).x, centre(box).y - centre(about).y) : 0)
  let best: Box | null = null
  let least = Infinity
  for (const place of places(size, room)) {
    const now = cost(place)
    if (now < least) [best, least] = [place, now]
  }
  return best ?? { ...size, left: room.left, top: room.top }
}

/** Whether a bubble covers nothing that must stay free. */
export const isFree = (box: Box, kept: readonly Box[]): boolean => kept.every((one) => !covered(one, box))

/** All places of a room, close to each other. */
function* places({ width, height }: Size, room: Box): Generator<Box> {
  const most = {
    left: Math.max(room.left + room.width - width - EDGE, room.left + EDGE),
    top: Math.max(room.top + room.height - height - EDGE, room.top + EDGE),
  }
  for (const top of stops(room.top + EDGE, most.top))
    for (const left of stops(room.left + EDGE, most.left)) yield { left, top, width, height }
}

function* stops(from: number, to: number): Generator<number> {
  for (let at = from; at < to; at += STEP) yield at
  yield to
}

/** A box with a margin around it. */
export const grown = ({ left, top, width, height }: Box, margin: number): Box => ({
  left: left - margin,
  top: top - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
})

export const lowerHalf = ({ left, top, width, height }: Box): Box => ({
  left,
  top: top + height / 2,
  width,
  height: height / 2,
})

const sum = (boxes: readonly Box[], worth: (box: Box) => number): number =>
  boxes.reduce((all, box) => all + worth(box), 0)

const centre = (box: Box): { x: number; y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

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
