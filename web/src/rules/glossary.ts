// The signs that all tables have; those of a game are the game's own.
import type { SignGroup } from '../games/game'

export const STATES: SignGroup = {
  key: 'states',
  signs: ['legal', 'chosen', 'barred', 'waiting', 'preview', 'now'].map((id) => ({ id })),
}
