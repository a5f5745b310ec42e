// Searching texts: without regard to case and accents, all words wanted.

const PLAIN: Record<string, string> = { ł: 'l', Ł: 'l', ß: 's' }

/** A text for comparing; as long as the original, so that places in it are the same. */
export function fold(text: string): string {
  let folded = ''
  for (const letter of text.split(''))
    folded += (PLAIN[letter] ?? letter.normalize('NFD').charAt(0)).toLowerCase().charAt(0)
  return folded
}

/** The words that somebody looks for. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean)

/** Whether a text has all the words. */
export function has(text: string, words: readonly string[]): boolean {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

export interface Piece {
  text: string
  found: boolean
}

/** A text in pieces: what was looked for, and what is between. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const folded = fold(text)
  const made: Piece[] = []
  let from = 0
  while (from < text.length) {
    const next = nearest(folded, words, from)
    if (!next) break
    if (next.at > from) made.push({ text: text.slice(from, next.at), found: false })
    made.push({ text: text.slice(next.at, next.at + next.length), found: true })
    from = next.at + next.length
  }
  if (from < text.length) made.push({ text: text.slice(from), found: false })
  return made
}

function nearest(folded: string, words: readonly string[], from: number): { at: number; length: number } | null {
  let best: { at: number; length: number } | null = null
  for (const word of words) {
    const at = folded.indexOf(word, from)
    if (at < 0) continue
    if (!best || at < best.at || (at === best.at && word.length > best.length)) best = { at, length: word.length }
  }
  return best
}
