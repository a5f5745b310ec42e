// Made by `make types` from src/golazo/games/tsubasa/events.py: change it there.
import type { Words } from '../../lib/net/wire'

/** What happens in a match. A field that one may not know is missing. */
export type GameEvent =
  /** A player is up for signing. */
  | { name: 'laid-out'; fields: { card: string }; text: Words }
  /** A coach wins the toss. */
  | { name: 'flipped'; fields: { seat: number }; text: Words }
  /** A half begins; the coach attacks first. */
  | { name: 'half-began'; fields: { half: number; seat: number }; text: Words }
  /** A match card comes to the pitch. */
  | { name: 'turned-up'; fields: { card: string }; text: Words }
  /** A round begins; the coach attacks. */
  | { name: 'round-began'; fields: { half: number; round: number; seat: number; injury: boolean }; text: Words }
  /** A coach draws a card. */
  | { name: 'drew'; fields: { seat: number; card?: string }; text: Words }
  /** A discard pile becomes the draw deck. */
  | { name: 'reshuffled'; fields: { seat: number; cards: number }; text: Words }
  /** A card is turned up from the draw deck. */
  | { name: 'revealed'; fields: { seat: number; card: string }; text: Words }
  /** A coach takes a match card from the pitch. */
  | { name: 'drafted'; fields: { seat: number; card: string }; text: Words }
  /** A coach takes a match card from the deck. */
  | { name: 'drafted-unseen'; fields: { seat: number; card?: string }; text: Words }
  /** A card comes to the play area. */
  | { name: 'played'; fields: { seat: number; card: string; source: 'hand' | 'discard' | 'deck' | 'area' }; text: Words }
  /** A coach plays no more cards. */
  | { name: 'stopped'; fields: { seat: number }; text: Words }
  /** A coach uses ability 1 or 2 of a card. */
  | { name: 'used'; fields: { seat: number; card: string; ability: number }; text: Words }
  /** A coach gains tokens; some are lost if the reserve is empty. */
  | { name: 'gained'; fields: { seat: number; kind: 'shot' | 'pass' | 'defence'; count: number; lost: number }; text: Words }
  /** A card leaves the match. */
  | { name: 'removed'; fields: { seat: number; card: string; source: 'hand' | 'discard' | 'deck' | 'area' }; text: Words }
  /** A coach discards a card. */
  | { name: 'discarded'; fields: { seat: number; card: string }; text: Words }
  /** A coach loses a random card from the hand. */
  | { name: 'injured'; fields: { seat: number; card: string }; text: Words }
  /** A card goes from the play area to its coach's discard pile. */
  | { name: 'sent-back'; fields: { seat: number; card: string }; text: Words }
  /** A fatigue card goes to a coach's discard pile. */
  | { name: 'tired'; fields: { seat: number }; text: Words }
  /** A coach is booked; `none` is a third card, without effect. */
  | { name: 'booked'; fields: { seat: number; colour: 'none' | 'yellow' | 'red' }; text: Words }
  /** A coach's yellow card is removed. */
  | { name: 'cleared'; fields: { seat: number }; text: Words }
  /** A motivation card comes on for its player. */
  | { name: 'motivated'; fields: { seat: number; card: string }; text: Words }
  /** A player is signed, and may replace a goalkeeper. */
  | { name: 'signed'; fields: { seat: number; card: string; replaced: string | null }; text: Words }
  /** A coach pays with tokens. */
  | { name: 'paid'; fields: { seat: number; shot: number; pass: number; defence: number }; text: Words }
  /** A coach dribbles on and keeps the ball; the round ends. */
  | { name: 'controlled'; fields: { seat: number }; text: Words }
  /** A coach calls a special shot. */
  | { name: 'special-called'; fields: { seat: number }; text: Words }
  /** The attacker's special shot meets the special defence. */
  | { name: 'duelled'; fields: { seat: number; shot: string; defence: string; stopped: boolean }; text: Words }
  /** The attacker chooses; both totals are without tokens. */
  | { name: 'chose'; fields: { seat: number; action: 'shot' | 'pass'; total: number; defence: number }; text: Words }
  /** A coach spends tokens on the contest. */
  | { name: 'spent'; fields: { seat: number; kind: 'shot' | 'pass' | 'defence'; count: number }; text: Words }
  /** The attacker and the defender roll a die each. */
  | { name: 'rolled'; fields: { seat: number; die: number; rival_die: number }; text: Words }
  /** A coach has a die rolled again, the own or the rival's. */
  | { name: 'rerolled'; fields: { seat: number; whose: number; die: number }; text: Words }
  /** The defender rolls for a card that saves. */
  | { name: 'rolled-save'; fields: { seat: number; die: number; card: string }; text: Words }
  /** A coach has the die of the save rolled again. */
  | { name: 'rerolled-save'; fields: { seat: number; die: number }; text: Words }
  /** A coach wins the contest with a 6 against a 1. */
  | { name: 'assured'; fields: { seat: number }; text: Words }
  /** The attacker's total meets the defender's. */
  | { name: 'contested'; fields: { seat: number; total: number; defence: number; action: 'shot' | 'pass' }; text: Words }
  /** A coach scores; the score is as it stands then. */
  | { name: 'goal'; fields: { seat: number; nankatsu: number; toho: number }; text: Words }
  /** The attacker keeps the ball with a pass. */
  | { name: 'passed'; fields: { seat: number }; text: Words }
  /** The defender takes the ball. */
  | { name: 'ball-won'; fields: { seat: number }; text: Words }
  /** The defender's goalkeeper catches the ball. */
  | { name: 'caught'; fields: { seat: number }; text: Words }
  /** The goalkeeper saves; the attacker keeps the ball. */
  | { name: 'corner'; fields: { seat: number }; text: Words }
  /** A half ends with this score. */
  | { name: 'half-ended'; fields: { half: number; nankatsu: number; toho: number }; text: Words }
  /** The match ends; the coach wins. */
  | { name: 'match-ended'; fields: { seat: number | null; nankatsu: number; toho: number }; text: Words }

/** The fields that tell dice, by event, in the order in which the dice fall. */
export const DICE: Record<string, readonly string[]> = {
  'rolled': ['die', 'rival_die'],
  'rerolled': ['die'],
  'rolled-save': ['die'],
  'rerolled-save': ['die'],
}

/** What else comes by chance. */
export const DRAWS: readonly string[] = ['laid-out', 'flipped', 'turned-up', 'drew', 'revealed', 'drafted-unseen', 'injured']
