// Sentences with the cards that they name: text in parts, some of which are cards.
import type { Arg, Words } from './net/wire'
import type { Sayer, Who } from './text.svelte'

export interface Part {
  text: string
  card?: string // the id of the card that this names
}

/** Which card a name stands for, by what the catalogue calls its cards. */
export type Cards = ReadonlyMap<string, string>

const BEGIN = '\uE000' // of private use: no text has them
const MIDDLE = '\uE001'
const END = '\uE002'
const MARKED = new RegExp(`${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`, 'g')

/** The cards of a catalogue by their names. */
export function cardsByName(catalogue: { cards: readonly { id: string; name: Words }[] }): Cards {
  const found = new Map<string, string>()
  for (const { id, name } of catalogue.cards) if (!found.has(sign(name))) found.set(sign(name), id)
  return found
}

/** A text, taken apart where it names cards. */
export function linked(words: Words, sayer: Sayer, who: Who, cards: Cards): Part[] {
  return split(sayer.words(marked(words, sayer, who, cards), who))
}

/** A text with the card that it names marked, to be a part of another text. */
export function marking(words: Words, sayer: Sayer, who: Who, cards: Cards): string {
  const card = cards.get(sign(words))
  const text = sayer.words(words, who)
  return card === undefined ? text : `${BEGIN}${card}${MIDDLE}${text}${END}`
}

/** A marked text in parts. */
export function split(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const found of text.matchAll(MARKED)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index) })
    parts.push({ text: found[2] ?? '', card: found[1] })
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** The text of parts. */
export const plain = (parts: readonly Part[]): string => parts.map((part) => part.text).join('')

const sign = (words: Words): string => (words.args ? JSON.stringify([words.key, words.args]) : words.key)

function marked(words: Words, sayer: Sayer, who: Who, cards: Cards): Words {
  if (!words.args) return words
  const args: Record<string, Arg> = {}
  for (const [name, arg] of Object.entries(words.args)) {
    if (typeof arg !== 'object' || 'seat' in arg) args[name] = arg
    else args[name] = cards.has(sign(arg)) ? marking(arg, sayer, who, cards) : marked(arg, sayer, who, cards)
  }
  return { key: words.key, args }
}
