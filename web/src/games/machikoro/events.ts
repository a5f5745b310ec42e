// Made by `make types` from src/golazo/games/machikoro/events.py: change it there.
import type { Words } from '../../lib/net/wire'

/** What happens in a match. A field that one may not know is missing. */
export type GameEvent =
  /** A player begins with coins. */
  | { name: 'dealt'; fields: { seat: number; coins: number }; text: Words }
  /** A project comes to the market. */
  | { name: 'turned-up'; fields: { card: string }; text: Words }
  /** A turn begins; it may be a second one. */
  | { name: 'turn-began'; fields: { seat: number; second: boolean }; text: Words }
  /** A player rolls one die or two. */
  | { name: 'rolled'; fields: { seat: number; first: number; second: number | null }; text: Words }
  /** A player rolls again; only this roll counts. */
  | { name: 'rolled-again'; fields: { seat: number; first: number; second: number | null }; text: Words }
  /** The roller pays a claim, as far as the coins go. */
  | { name: 'claim-paid'; fields: { seat: number; to: number; coins: number; claim: number }; text: Words }
  /** Copies of a project pay. */
  | { name: 'income'; fields: { seat: number; card: string; copies: number; coins: number }; text: Words }
  /** A player takes coins from another one. */
  | { name: 'taken'; fields: { seat: number; from: number; coins: number; card: string }; text: Words }
  /** Two players swap projects. */
  | { name: 'swapped'; fields: { seat: number; other: number; received: string; given: string }; text: Words }
  /** A player without coins gets some from the training ground. */
  | { name: 'stipend'; fields: { seat: number; coins: number }; text: Words }
  /** A player builds a project. */
  | { name: 'built'; fields: { seat: number; card: string; cost: number }; text: Words }
  /** A player builds a large project. */
  | { name: 'built-large'; fields: { seat: number; card: string; cost: number }; text: Words }
  /** A player builds nothing. */
  | { name: 'built-nothing'; fields: { seat: number }; text: Words }
  /** A player wins the match. */
  | { name: 'won'; fields: { seat: number }; text: Words }

/** The fields that tell dice, by event, in the order in which the dice fall. */
export const DICE: Record<string, readonly string[]> = {
  'rolled': ['first', 'second'],
  'rolled-again': ['first', 'second'],
}

/** What else comes by chance. */
export const DRAWS: readonly string[] = ['turned-up']
