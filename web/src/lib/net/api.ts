// Requests to the server. What is refused is thrown as a Problem, with a text for people.
import type { Place, TableInfo, Words } from './frames'
import { forPeople } from './forPeople'

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly text: Words,
    detail: string,
    readonly status: number,
  ) {
    super(detail)
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Problem('offline', { key: 'shell-offline' }, 'offline', 0)
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T
  const told = await response.json().catch(() => null)
  if (told?.text) throw new Problem(told.code, forPeople(told.text), told.detail, response.status)
  throw new Problem('trouble', { key: 'server-trouble' }, response.statusText, response.status)
}

export const get = <T>(path: string) => request<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body)
export const put = <T>(path: string, body: unknown) => request<T>('PUT', path, body)
export const del = <T>(path: string, body?: unknown) => request<T>('DELETE', path, body)

export interface Myself {
  player: string
  name: string
  account: string | null
  ban?: { reason: string; until: number | null } | null // why one may not play here, and until when
}

/** What the server allows, and what its host has to say. */
export interface ServerInfo {
  registration: 'open' | 'invitation' | 'closed'
  guests: 'play' | 'watch'
  chat: 'on' | 'off' | 'moderated'
  message: string
}

/** Where one is signed in; nothing is known of some devices. */
export interface Session {
  id: string
  device: string
  created: number
  seen: number
  current: boolean
}

export interface GameInfo {
  name: string
  rules_version: number
  fewest_players: number
  most_players: number
  options: Record<string, boolean>
  implied_options: Record<string, Record<string, boolean>> // other defaults that come with an option
  bots: string[]
  editions: string[]
  hidden: boolean
  teams: string[] // of the seats, where seats play as teams
  cards: string
}

export interface Listed {
  id: string
  game: string
  status: TableInfo['status']
  public: boolean
  created: number
  updated: number
  decisions: number | null // moves that stand, where the server can tell
  turn: number | null
  ended: string | null
  returns: number[] | null
  score: number[] | null // goals or large projects of each seat; none where the server has not noted them
  places: Pick<Place, 'name' | 'bot' | 'open' | 'account' | 'shown'>[]
  imported: boolean
  lesson: boolean
  take_backs: boolean
  my_turn: boolean
  my_seats: number[]
}

/** What a table is opened with. */
export interface NewTable {
  game: string
  seats: string[]
  options?: Record<string, boolean>
  public?: boolean
  chat?: boolean
  clock?: { kind: 'none' | 'move' | 'match'; seconds: number }
  absence?: number
}
