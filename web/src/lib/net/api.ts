// Requests to the server. What is refused is thrown as a Problem, with a text for people.
import type { ProblemInfo, Words } from './wire'
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
  const told = (await response.json().catch(() => null)) as ProblemInfo | null
  if (told?.text) throw new Problem(told.code, forPeople(told.text), told.detail, response.status)
  throw new Problem('trouble', { key: 'server-trouble' }, response.statusText, response.status)
}

export const get = <T>(path: string) => request<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body)
export const put = <T>(path: string, body: unknown) => request<T>('PUT', path, body)
export const del = <T>(path: string, body?: unknown) => request<T>('DELETE', path, body)
