// Sounds: short, made on the spot, silent until they are wanted and somebody has tapped once.
import { settings } from './settings.svelte'

export type Cue =
  | 'tick' // something is chosen
  | 'slap' // a card is played
  | 'shot' // a token is gained or spent
  | 'pass'
  | 'defence'
  | 'dice'
  | 'kick-off'
  | 'half-time'
  | 'full-time'
  | 'save'
  | 'goal'
  | 'conceded'
  | 'coin'
  | 'build'
  | 'turn'
  | 'refused'

const EFFECTS = 0.5 // how loud
const CROWD = 0.35
const MOST_COINS = 5

let context: AudioContext | null = null
let tapped = false

/** Listen for the first tap or key: browsers let nothing be heard before. Called once. */
export function awaitTap(): void {
  if (tapped) return
  const hear = (): void => {
    tapped = true
    removeEventListener('pointerdown', hear, true)
    removeEventListener('keydown', hear, true)
  }
  addEventListener('pointerdown', hear, true)
  addEventListener('keydown', hear, true)
}

/** Let a sound be heard; `count` is how many coins there are. */
export function cue(name: Cue, count = 1): void {
  if (!settings.sound || !tapped || document.hidden) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  CUES[name](new Desk(context), count)
}

/** What sounds are made with. */
class Desk {
  private readonly now: number

  constructor(private readonly audio: AudioContext) {
    this.now = audio.currentTime + 0.01
  }

  /** A tone that fades, sliding from one pitch to another. */
  tone(at: number, length: number, from: number, to: number, volume: number, shape: OscillatorType = 'sine'): void {
    const source = this.audio.createOscillator()
    source.type = shape
    source.frequency.setValueAtTime(from, this.now + at)
    source.frequency.exponentialRampToValueAtTime(Math.max(to, 1), this.now + at + length)
    this.sound(source, at, length, volume)
  }

  /** Noise around a pitch: a slap, a rattle, a crowd. */
  noise(at: number, length: number, pitch: number, width: number, volume: number, rise = 0.004): void {
    const source = this.audio.createBufferSource()
    source.buffer = hiss(this.audio)
    source.loop = true
    const filter = this.audio.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = pitch
    filter.Q.value = width
    this.sound(source, at, length, volume, rise, filter)
  }

  private sound(
    source: OscillatorNode | AudioBufferSourceNode,
    at: number,
    length: number,
    volume: number,
    rise = 0.004,
    filter?: BiquadFilterNode,
  ): void {
    const gain = this.audio.createGain()
    const start = this.now + at
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(volume, start + rise)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
    filter?.connect(gain)
    source.connect(filter ?? gain)
    gain.connect(this.audio.destination)
    source.start(start)
    source.stop(start + length + 0.02)
  }
}

let noise: AudioBuffer | null = null

function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const data = noise.getChannelData(0)
  for (let place = 0; place < data.length; place++) data[place] = Math.random() * 2 - 1
  return noise
}

const whistle = (desk: Desk, at: number, length: number): void => {
  desk.tone(at, length, 2350, 2380, 0.16 * EFFECTS, 'square')
  desk.tone(at, length, 2790, 2760, 0.1 * EFFECTS)
}
const token = (desk: Desk, pitch: number): void => desk.tone(0, 0.12, pitch, pitch * 1.02, 0.4 * EFFECTS, 'triangle')
const net = (desk: Desk): void => desk.noise(0, 0.22, 2600, 0.7, 0.5 * EFFECTS)

const CUES: Record<Cue, (desk: Desk, count: number) => void> = {
  tick: (desk) => desk.tone(0, 0.035, 1500, 1100, 0.25 * EFFECTS, 'triangle'),
  slap: (desk) => {
    desk.noise(0, 0.07, 1700, 0.8, 0.8 * EFFECTS)
    desk.tone(0, 0.06, 220, 110, 0.4 * EFFECTS)
  },
  shot: (desk) => token(desk, 523),
  pass: (desk) => token(desk, 659),
  defence: (desk) => token(desk, 392),
  dice: (desk) => {
    for (let knock = 0; knock < 7; knock++) desk.noise(knock * 0.075, 0.05, 2100 + 300 * (knock % 3), 3, 0.35 * EFFECTS)
    for (const at of [0.72, 0.84]) desk.tone(at, 0.08, 320, 150, 0.5 * EFFECTS, 'triangle')
  },
  'kick-off': (desk) => whistle(desk, 0, 0.35),
  'half-time': (desk) => {
    whistle(desk, 0, 0.25)
    whistle(desk, 0.34, 0.5)
  },
  'full-time': (desk) => {
    whistle(desk, 0, 0.22)
    whistle(desk, 0.3, 0.22)
    whistle(desk, 0.6, 0.8)
  },
  save: (desk) => {
    desk.tone(0, 0.12, 160, 60, 0.9 * EFFECTS)
    desk.noise(0.1, 0.8, 420, 1.1, 0.5 * CROWD, 0.15)
  },
  goal: (desk) => {
    net(desk)
    desk.noise(0.15, 1.5, 900, 0.5, 0.9 * CROWD, 0.25)
    desk.noise(0.15, 1.5, 480, 0.7, 0.9 * CROWD, 0.3)
  },
  conceded: (desk) => {
    net(desk)
    desk.noise(0.15, 0.9, 300, 1.2, 0.7 * CROWD, 0.2)
  },
  coin: (desk, count) => {
    for (let clink = 0; clink < Math.min(count, MOST_COINS); clink++) {
      desk.tone(clink * 0.07, 0.18, 2093 + 120 * clink, 2093 + 120 * clink, 0.16 * EFFECTS, 'triangle')
      desk.tone(clink * 0.07, 0.22, 3136 + 120 * clink, 3136 + 120 * clink, 0.1 * EFFECTS)
    }
  },
  build: (desk) => {
    for (const at of [0, 0.17]) {
      desk.tone(at, 0.07, 900, 500, 0.35 * EFFECTS, 'square')
      desk.noise(at, 0.05, 2400, 2, 0.4 * EFFECTS)
    }
  },
  turn: (desk) => {
    desk.tone(0, 0.14, 660, 660, 0.3 * EFFECTS, 'triangle')
    desk.tone(0.13, 0.22, 880, 880, 0.3 * EFFECTS, 'triangle')
  },
  refused: (desk) => desk.tone(0, 0.12, 150, 90, 0.5 * EFFECTS, 'triangle'),
}
