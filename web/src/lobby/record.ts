// What a record says of itself in its first line: enough to ask where one wants to sit.

interface Sat {
  name: string
  bot: string
}

export interface RecordHead {
  game: string
  seats: Sat[]
}

export const LONGEST = 600_000 // characters that the server reads

/** The head of a record; null if the text is none. Whether the rest makes sense the server says. */
export function headOf(text: string): RecordHead | null {
  try {
    const line: unknown = JSON.parse(text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n')))
    if (typeof line !== 'object' || !line || !('golazo' in line)) return null
    const { game, seats } = line as { game?: unknown; seats?: unknown }
    if (typeof game !== 'string' || !Array.isArray(seats)) return null
    return { game, seats: seats.map(({ name = '', bot = '' }: Partial<Sat>) => ({ name, bot })) }
  } catch {
    return null
  }
}
