// The cards of a game, as the server shows them; asked for once.
import { get } from './net/api'

const asked = new Map<string, Promise<unknown>>()

function once<T>(path: string): Promise<T> {
  const found = asked.get(path) ?? get<T>(path)
  asked.set(path, found)
  found.catch(() => asked.delete(path))
  return found as Promise<T>
}

/** The shipped cards of a game. */
export const catalogueOfGame = <T>(game: string) => once<T>(`/games/${game}/catalogue`)

/** The cards that a table is played with. */
export const catalogueOfTable = <T>(table: string) => once<T>(`/tables/${table}/catalogue`)
