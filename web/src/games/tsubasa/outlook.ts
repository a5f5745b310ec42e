// What the server foresees: sums and odds, as things stand and after each action.
export interface Attempt {
  total: number
  tokens: number
  won?: number // a shot that gets past the field players
  goal?: number
  kept?: number
}

export interface Outlook {
  kind?: 'shot' | 'pass' // of the contest that is under way
  shot?: Attempt
  pass?: Attempt
  defence?: { total: number; tokens: number }
  to_come?: [number, number] // cards that each coach may still play from the hand, while the attack is on
  expected?: Partial<Record<'shot' | 'pass', number>> // mean chances at the end of the attack, if one stops now
  replaces?: string // the goalkeeper who makes way for a signing
}

export interface Prospects {
  now: Outlook
  actions: Record<string, Outlook>
}

export const isForeseen = (data: unknown): data is Prospects =>
  typeof data === 'object' && data !== null && 'now' in data && 'actions' in data

/** What is hoped for: a goal of a shot, the ball of a pass. */
export function chanceOf(kind: 'shot' | 'pass', outlook: Outlook | null | undefined): number | null {
  const attempt = outlook?.[kind]
  return (kind === 'shot' ? attempt?.goal : attempt?.kept) ?? null
}
