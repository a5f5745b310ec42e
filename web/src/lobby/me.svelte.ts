// Oneself: the name one is called by, and the account if there is one.
import { del, get, post, Problem, put } from '../lib/net/api'
import type { Myself, SessionInfo } from '../lib/net/wire'

let now = $state.raw<Myself | null>(null)
let asked: Promise<Myself> | null = null

export const me = {
  get now(): Myself | null {
    return now
  },
  get name(): string {
    return now?.name ?? ''
  },
}

const changed = (myself: Myself): Myself => (now = myself)

/** Who one is. A token that is void is thrown away, and one is a new guest. */
export function loadMe(): Promise<Myself> {
  asked ??= get<Myself>('/me')
    .catch(async (error: unknown) => {
      if (!(error instanceof Problem && error.code === 'bad-token')) throw error
      await post('/logout')
      return get<Myself>('/me')
    })
    .then(changed)
    .catch((error: unknown) => {
      asked = null
      throw error
    })
  return asked
}

export const callMe = async (name: string): Promise<Myself> => changed(await put<Myself>('/me', { name }))

export const openAccount = async (name: string, password: string, invitation?: string): Promise<Myself> =>
  changed(await post<Myself>('/account', { name, password, ...(invitation === undefined ? {} : { invitation }) }))

export const logIn = async (name: string, password: string): Promise<Myself> =>
  changed(await post<Myself>('/login', { name, password }))

export const changePassword = async (old: string, fresh: string): Promise<Myself> =>
  changed(await put<Myself>('/password', { old, new: fresh }))

export const loadSessions = (): Promise<SessionInfo[]> => get<SessionInfo[]>('/me/sessions')

export const endSession = (id: string): Promise<void> => del(`/me/sessions/${id}`)

export const logOut = (everywhere = false): Promise<Myself> =>
  post(everywhere ? '/logout-everywhere' : '/logout').then(anew)

export const deleteAccount = (password: string): Promise<Myself> => del('/account', { password }).then(anew)

/** One is nobody any more: a new guest comes in. */
function anew(): Promise<Myself> {
  asked = null
  return loadMe()
}
