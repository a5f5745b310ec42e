// The colours of seats in charts, each with a pattern of its own, so that they stay apart without colour, too.
export interface Ink {
  colour: string
  dash: string // of a line
}

const TEAMS: Ink[] = [
  { colour: 'var(--nankatsu-text)', dash: '' },
  { colour: 'var(--toho-text)', dash: '7 4' },
]
const TOWNS: Ink[] = [
  { colour: 'var(--blue-line, #1c5fd0)', dash: '' },
  { colour: 'var(--red-line, #c9302a)', dash: '8 4' },
  { colour: 'var(--green-line, #157a3c)', dash: '2 4' },
  { colour: 'var(--purple-line, #7436be)', dash: '10 3 2 3' },
]

export function inkOf(game: string, seat: number): Ink {
  const inks = game === 'tsubasa' ? TEAMS : TOWNS
  return inks[seat % inks.length] as Ink
}
