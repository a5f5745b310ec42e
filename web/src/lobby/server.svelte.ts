// What the server allows, and the message of its host; asked for once, and the message can be put away.
import { get } from '../lib/net/api'
import type { ServerInfo } from '../lib/net/wire'

const PLACE = 'golazo.message'
let now = $state.raw<ServerInfo | null>(null)
let read = $state(kept())
let asked: Promise<void> | null = null

function kept(): string {
  try {
    return localStorage.getItem(PLACE) ?? ''
  } catch {
    return ''
  }
}

export const server = {
  get now(): ServerInfo | null {
    return now
  },
  /** The message of the host, unless it has been put away. */
  get message(): string {
    return now && now.message !== read ? now.message : ''
  },
}

/** Put the message away until there is another one. */
export function putAway(): void {
  read = now?.message ?? ''
  try {
    localStorage.setItem(PLACE, read)
  } catch {
    // shown again next time
  }
}

export function loadServer(): Promise<void> {
  asked ??= get<ServerInfo>('/server').then(
    (info) => {
      now = info
    },
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}
