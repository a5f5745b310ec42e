// Chance for drawings: the same id always gives the same numbers.

/** A number that stands for a text. */
export function hashOf(text: string): number {
  let hash = 7
  for (let place = 0; place < text.length; place++) hash = (hash * 31 + text.charCodeAt(place)) | 0
  return hash
}

/** Numbers from 0 to 1 that follow from an id (mulberry32). */
export function seeded(id: string | number): () => number {
  let state = typeof id === 'number' ? id : hashOf(id)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
