// The shapes of shot, pass and defence, and the glyphs inside them: read by shape first, then by colour.

export type Kind = 'shot' | 'pass' | 'defence'
export const KINDS: readonly Kind[] = ['shot', 'pass', 'defence']

/** Outlines in a box of 60 by 58: an arrow, a circle, a shield. */
export const SHAPE: Record<Kind, string> = {
  shot: 'M5 9H36L56 29L36 49H5L15 29Z',
  pass: 'M30 4.5A24.5 24.5 0 1 1 29.99 4.5Z',
  defence: 'M30 4L53 10.5V29C53 42 43.5 50 30 55C16.5 50 7 42 7 29V10.5Z',
}
export const SHAPE_BOX = '0 0 60 58'

/** Colours on cards, with white text, and on dark ground; for `style`, as the palette may change them. */
export const ON_CARDS: Record<Kind, string> = {
  shot: 'var(--shot-card, #C8380C)',
  pass: 'var(--pass-card, #00737D)',
  defence: 'var(--defence-card, #6F2DBD)',
}
export const ON_DARK: Record<Kind, string> = {
  shot: 'var(--shot, #FF8256)',
  pass: 'var(--pass, #45D6CB)',
  defence: 'var(--defence, #BD9BFF)',
}

/** Glyphs in a box of 24 by 24, in the current colour: a ball with speed lines; a dot and an arc; a brick wall. */
export const GLYPH: Record<Kind, string> = {
  shot: '<path d="M21.5 12a5.2 5.2 0 1 1-10.4 0a5.2 5.2 0 1 1 10.4 0ZM1.5 7.2L10.2 7.6V9.2L1.5 8.6ZM.5 12.8L9.3 11.3V13.3L.5 14ZM3 17.6L10.6 15.2V16.8L3 18.6Z" fill="currentColor"/>',
  pass: '<path d="M8.9 17.4a4 4 0 1 1-8 0a4 4 0 1 1 8 0ZM13.4 10.8L23.4 8.6L20.4 18.2Z" fill="currentColor"/><path d="M6.2 11.2C8 4.6 15.6 3.4 18.6 9.4" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  defence:
    '<path d="M3 3.5H10.6V8.5H3ZM12.4 3.5H21V8.5H12.4ZM3 10.1H6.4V14.9H3ZM8.2 10.1H15.8V14.9H8.2ZM17.6 10.1H21V14.9H17.6ZM3 16.5H10.6V20.5H3ZM12.4 16.5H21V20.5H12.4Z" fill="currentColor"/>',
}

/** Where a glyph lies in its shape: left, top; it is 31 wide. */
export const GLYPH_PLACE: Record<Kind, readonly [number, number]> = {
  shot: [15.5, 13.5],
  pass: [14.5, 13.5],
  defence: [14.5, 11],
}

/** A shape with its glyph, for texts and buttons; `colour` of the shape, `ink` of the glyph. */
export function token(kind: Kind, colour: string, ink: string): string {
  const [x, y] = GLYPH_PLACE[kind]
  return `<svg viewBox="${SHAPE_BOX}" aria-hidden="true"><path d="${SHAPE[kind]}" style="fill:${colour};stroke:${colour}" stroke-width="4" stroke-linejoin="round"/><g style="color:${ink}" transform="translate(${x} ${y}) scale(1.292)">${GLYPH[kind]}</g></svg>`
}
