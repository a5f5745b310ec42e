// What tests need of a browser where there is none.
import { vi } from 'vitest'

/** Pretend to be in a browser, as far as settings, addresses and events go. Call it before what needs it is imported. */
export function pretendBrowser(): void {
  const kept = new Map<string, string>()
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('location', new URL('http://golazo.test/'))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  const nothing = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('document', { ...nothing, hidden: false, visibilityState: 'visible' })
}

/** A socket that does what the test says; `all` are those that were opened. */
export class FakeSocket {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: FakeSocket[] = []

  readyState = FakeSocket.OPEN
  sent: Record<string, unknown>[] = []
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }

  close(code = 1000): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code })
  }
}
