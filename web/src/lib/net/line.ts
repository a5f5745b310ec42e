// A socket that comes back by itself. What was asked and not answered is asked again, and is carried out once.
import type { Answered, Asked, Told } from './wire'

export type Connection = 'connecting' | 'online' | 'reconnecting' | 'closed'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const QUIET = 25_000 // milliseconds without a frame after which a sign of life is asked for
const SILENCE = 8000 // and how long it may take
const LOST = new Set([4001, 4003, 4004])

/** A request before it has an id. */
export type Unnumbered = Asked extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never

interface Request {
  frame: Asked
  done: (answer: Answered) => void
}

export class Line {
  private socket: WebSocket | null = null
  private waiting = new Map<string, Request>()
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private quiet: ReturnType<typeof setTimeout> | undefined
  private ended = false
  private count = 0
  private readonly name = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)

  /** `address` gives where to connect now; it changes with what is known. */
  constructor(
    private readonly address: () => string,
    private readonly hear: (frame: Told) => void,
    private readonly changed: (connection: Connection) => void,
  ) {
    this.connect()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** Ask for something; resolves with the answer, however often the connection is lost meanwhile. */
  ask(frame: Unnumbered): Promise<Answered> {
    const id = `${this.name}-${++this.count}`
    return new Promise((done) => {
      const request = { frame: { ...frame, id } as Asked, done }
      this.waiting.set(id, request)
      this.send(request.frame)
    })
  }

  /** Say something that needs no answer of its own; false where there is no connection. */
  send(frame: Asked): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(frame))
    return true
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearTimeout(this.quiet)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
    this.changed('closed')
  }

  private connect(): void {
    const socket = new WebSocket(this.address())
    this.socket = socket
    socket.onmessage = (message) => {
      this.listen()
      const frame = JSON.parse(message.data as string) as Told
      this.wait = FIRST_WAIT
      this.settle(frame)
      this.hear(frame)
      if (frame.type === 'table' && socket === this.socket) this.begun()
    }
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code)
    }
  }

  /** Ask again what was not answered, now that the table has told where it stands. */
  private begun(): void {
    if (this.again) return
    this.again = true
    this.changed('online')
    for (const request of this.waiting.values()) this.send(request.frame)
  }
  private again = false

  private settle(frame: Told): void {
    const id = 'id' in frame ? frame.id : null
    const request = id === null ? undefined : this.waiting.get(id)
    if (!request || !id) return
    this.waiting.delete(id)
    request.done(frame as Answered)
  }

  private lost(code: number): void {
    this.again = false
    clearTimeout(this.quiet)
    if (this.ended) return
    if (LOST.has(code)) {
      this.changed('closed')
      return
    }
    this.changed('reconnecting')
    this.timer = setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()))
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT)
  }

  /** The device is awake or online again: do not wait any longer. */
  private hurry = (): void => {
    if (this.ended || document.visibilityState === 'hidden') return
    if (this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.timer)
      this.connect()
    } else {
      this.probe()
    }
  }

  private listen(): void {
    clearTimeout(this.quiet)
    this.quiet = setTimeout(this.probe, QUIET)
  }

  /** Ask for a sign of life, and give a connection up that gives none. */
  private probe = (): void => {
    if (!this.send({ type: 'ping' })) return
    const socket = this.socket
    clearTimeout(this.quiet)
    this.quiet = setTimeout(() => {
      if (socket !== this.socket || !socket) return
      socket.onclose = null
      socket.onmessage = null
      socket.close()
      this.lost(1006)
    }, SILENCE)
  }
}
