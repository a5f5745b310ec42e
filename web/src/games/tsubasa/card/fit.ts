// Fitting names: how wide Archivo sets a text, so that a name is narrowed (to 62 %) before it is made smaller or cut.

/** Widths of letters in heavy Archivo at 62 %, in thousandths of the size; like letters together. */
const WIDTHS: readonly (readonly [string, number])[] = [
  [' ', 117],
  ["ijlI'’.,:!|", 215],
  ['ft-()', 262],
  ['r', 274],
  ['–17szvyJFL?', 385],
  ['abcdeghknopqux02345689PTVYSZE', 425],
  ['ABCDHKNRUXß&', 498],
  ['GOQ', 540],
  ['mw', 612],
  ['MW', 690],
]
const NARROWEST = 62
const NORMAL = 100
const GROWTH = 1.5 // from the narrowest to the normal width

const table = new Map(
  WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width / 1000] as const)),
)

/** How wide a text is at the narrowest, in sizes of its type. */
export function narrowest(text: string): number {
  let width = 0
  for (const letter of text.normalize('NFD')) {
    if (letter >= '\u0300' && letter <= '\u036f') continue // an accent stands on its letter
    width += table.get(letter) ?? table.get(letter === 'ł' ? 'l' : letter === 'Ł' ? 'L' : 'a') ?? 0.42
  }
  return width
}

export interface Fitted {
  lines: string[]
  size: number
  stretch: number
}

/** One line of text in some room: as wide as wished, then narrower, then smaller. */
export function fitLine(text: string, room: number, size: number, widest = 72): Fitted {
  const least = narrowest(text) * size
  const grown = Math.max(0, (room / least - 1) / (GROWTH - 1))
  const stretch = Math.min(widest, NARROWEST + grown * (NORMAL - NARROWEST))
  return { lines: [text], size: least > room ? (size * room) / least : size, stretch: Math.floor(stretch) }
}

/** A title in some room: one line if it fits, a little smaller at the worst, else two. */
export function fitTitle(text: string, room: number, size: number, smaller: number, widest = 72): Fitted {
  const words = text.split(' ')
  if (narrowest(text) * smaller <= room || words.length === 1) return fitLine(text, room, size, widest)
  let best: string[] = [text]
  let longest = Infinity
  for (let place = 1; place < words.length; place++) {
    const lines = [words.slice(0, place).join(' '), words.slice(place).join(' ')]
    const width = Math.max(...lines.map(narrowest))
    if (width < longest) [best, longest] = [lines, width]
  }
  const widestLine = best.reduce((one, other) => (narrowest(one) > narrowest(other) ? one : other))
  return { ...fitLine(widestLine, room, smaller, widest), lines: best }
}
