// The games that the server offers; asked for once.
import { get } from '../lib/net/api'
import type { GameInfo } from '../lib/net/wire'

let found = $state.raw<GameInfo[]>([])
let asked: Promise<void> | null = null

export const games = {
  get all(): GameInfo[] {
    return found
  },
  of(name: string): GameInfo | undefined {
    return found.find((one) => one.name === name)
  },
}

export function loadGames(): Promise<void> {
  asked ??= get<GameInfo[]>('/games').then(
    (games) => {
      found = games
    },
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}
