// The games that the server offers, in its order, as far as the page can show them; asked for once.
import { get } from '../lib/net/api'
import type { GameInfo } from '../lib/net/wire'
import { loadGame } from '../lib/text.svelte'
import { folders, hasPage, loadLobby } from './folders'

let found = $state.raw<GameInfo[]>([])
let asked: Promise<void> | null = null

export const games = {
  get all(): GameInfo[] {
    return found
  },
  get names(): string[] {
    return found.map((one) => one.name)
  },
  of(name: string): GameInfo | undefined {
    return found.find((one) => one.name === name)
  },
}

export function loadGames(): Promise<void> {
  asked ??= get<GameInfo[]>('/games').then(
    (games) => {
      found = games.filter((one) => hasPage(one.name))
    },
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}

/** The games, and what they are called. */
export async function loadGameNames(): Promise<void> {
  await Promise.all([loadGames(), ...folders().map(loadGame)])
}

/** The games, and what the lobby shows of them. */
export async function loadLobbies(): Promise<void> {
  await Promise.all([loadGames(), ...folders().map(loadLobby)])
}
