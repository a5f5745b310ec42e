// Dice as they fall from the 64 bits of a decision: SplitMix64, and Lemire's method for a number below six.
import { pageOf } from '../games/folders'
import type { Happened, Step } from '../lib/net/wire'

const WORD = (1n << 64n) - 1n
const LOW_HALF = (1n << 32n) - 1n
const GAMMA = 0x9e3779b97f4a7c15n
const UNFAIR = (1n << 32n) % 6n

function mixed(word: bigint): bigint {
  word = ((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD
  word = ((word ^ (word >> 27n)) * 0x94d049bb133111ebn) & WORD
  return word ^ (word >> 31n)
}

/** The first dice that fall from some bits, told as 16 hexadecimal digits. */
export function diceFrom(bits: string, count: number): number[] {
  let stream = BigInt(`0x${bits}`)
  const dice: number[] = []
  while (dice.length < count) {
    stream = (stream + GAMMA) & WORD
    const product = (mixed(stream) >> 32n) * 6n
    if ((product & LOW_HALF) >= UNFAIR) dice.push(1 + Number(product >> 32n))
  }
  return dice
}

/** The dice that a step tells, as long as nothing was drawn before them; a die that was not rolled is left out. */
export function diceTold(game: string, events: readonly Happened[]): number[] {
  const known = pageOf(game)?.dice
  const dice: number[] = []
  for (const { name, fields } of events) {
    if (known?.draws.includes(name)) break
    for (const field of known?.told[name] ?? []) if (fields[field]) dice.push(Number(fields[field]))
  }
  return dice
}

/** The first step whose dice are not those of the record; null if there is none. */
export function otherDice(game: string, steps: readonly Step[], entropies: readonly string[]): number | null {
  for (const step of steps) {
    const told = step.number > 0 ? diceTold(game, step.events) : []
    const bits = entropies[step.number - 1]
    if (told.length && (bits === undefined || diceFrom(bits, told.length).join() !== told.join())) return step.number
  }
  return null
}
