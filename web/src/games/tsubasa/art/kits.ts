// Kits: the colours of a shirt, and of the light behind it. All of them our own.

export type Cut = 'yoke' | 'claws' | 'band' | 'stripes' | 'hoops' | 'sash' | 'halves' | 'plain'

export interface Kit {
  body: readonly [bright: string, dark: string]
  trim: string
  number: string
  outline?: string // around the number, where the cut would eat it
  cut: Cut
  light: Light
}

/** Which light stands behind a picture. */
export type Light = 'nankatsu' | 'toho' | 'signing' | 'match' | 'fatigue'

export interface Sky {
  from: string
  to: string
  line: string // of focus lines and patterns
  plate: string // the number plate, and the number on it
  ink: string
}

export const SKIES: Record<Light, Sky> = {
  nankatsu: { from: '#0B1F6E', to: '#3E74FF', line: '#9DBBFF', plate: '#1C43CC', ink: '#fff' },
  toho: { from: '#231400', to: '#C97A06', line: '#FFD98A', plate: '#15161A', ink: '#FFB21A' },
  signing: { from: '#063A44', to: '#1FA3AF', line: '#A6F0EE', plate: '#063A44', ink: '#fff' },
  match: { from: '#073B24', to: '#1FA463', line: '#B6F2D0', plate: '#063A22', ink: '#fff' },
  fatigue: { from: '#272D38', to: '#4A5263', line: '#8D97AA', plate: '#2A2F3A', ink: '#fff' },
}
export const GOLD = { to: '#F2B41C', line: '#FFF3B8' }

const kit = (
  light: Light,
  cut: Cut,
  bright: string,
  dark: string,
  trim: string,
  number: string,
  outline?: string,
): Kit => ({
  light,
  cut,
  body: [bright, dark],
  trim,
  number,
  ...(outline ? { outline } : {}),
})

export const KITS = {
  nankatsu: kit('nankatsu', 'yoke', '#3A6BFF', '#1C43CC', '#fff', '#fff'),
  'nankatsu-keeper': kit('nankatsu', 'yoke', '#22C29A', '#0C8A6C', '#fff', '#fff'),
  toho: kit('toho', 'claws', '#33353D', '#0E0F12', '#FFB21A', '#FFB21A', '#15161A'),
  'toho-keeper': kit('toho', 'band', '#D0304F', '#8E1530', '#15161A', '#fff'),
  white: kit('signing', 'stripes', '#FFFFFF', '#DDE6EE', '#0B6B78', '#0B6B78'),
  red: kit('signing', 'sash', '#EE5366', '#B4243C', '#fff', '#fff'),
  violet: kit('signing', 'halves', '#8D63E6', '#5B33B0', '#F4EFFF', '#fff'),
  green: kit('signing', 'hoops', '#3FBE6C', '#14803C', '#F6FFF8', '#0B3A1C'),
  sky: kit('signing', 'yoke', '#7CC9F5', '#3C93CB', '#fff', '#0B3550'),
  orange: kit('signing', 'band', '#FFA03C', '#DD6A08', '#3A1C00', '#3A1C00'),
  black: kit('signing', 'band', '#4A5568', '#1E2734', '#E23B3B', '#fff'),
  national: kit('match', 'sash', '#2D5BD8', '#16307F', '#fff', '#fff'),
} as const satisfies Record<string, Kit>

export type KitName = keyof typeof KITS
