// Short notices that go away by themselves.
import { Problem } from '../lib/net/api'
import { say, textsOf } from '../lib/text.svelte'

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'bad' | 'good'
}

const SECONDS = 6
let count = 0
export const toasts = $state<Toast[]>([])

export function toast(text: string, tone: Toast['tone'] = 'plain'): void {
  if (toasts.some((one) => one.text === text)) return
  const id = ++count
  toasts.push({ id, text, tone })
  setTimeout(() => dismiss(id), SECONDS * 1000)
}

export function dismiss(id: number): void {
  const place = toasts.findIndex((one) => one.id === id)
  if (place >= 0) toasts.splice(place, 1)
}

/** Tell what went wrong with a request. */
export function tellProblem(error: unknown): void {
  toast(error instanceof Problem ? textsOf(null).words(error.text) : say('server-trouble'), 'bad')
}
