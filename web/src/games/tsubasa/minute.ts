// Drawings of Captain Tsubasa in one minute, in a box of 200 by 112.
import { ball } from '../../art/ball'
import { focusLines } from '../../art/focusLines'
import { net } from '../../art/net'
import { GLYPH, GLYPH_PLACE, ON_CARDS, ON_DARK, SHAPE, type Kind } from '../../art/shapes'
import { die, HI_VIS } from '../../art/things'

const SILVER = '#BBC5D5'
const GREEN = '#117D4C'
const AMBER = '#FFB21A'
const INK = '#0B1220'

function card(x: number, y: number, turn: number, band: string): string {
  const body =
    '<rect x="-15" y="-21" width="30" height="42" rx="3.4" fill="#F7F5EF" stroke="#0B1220" stroke-width="1.4"/>'
  const top = `<path d="M-15 -17.6A3.4 3.4 0 0 1 -11.6 -21H11.6A3.4 3.4 0 0 1 15 -17.6V-13H-15Z" fill="${band}"/>`
  const art = '<path d="M-11 -10H11V4L-11 6Z" fill="#2450E0" opacity=".85"/>'
  const text = '<path d="M-11 11H11M-11 15.500H5" stroke="#0D1526" stroke-opacity=".45" stroke-width="2"/>'
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${body}${top}${art}${text}</g>`
}

const row = (count: number, y: number, band: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => card(100 + (place - (count - 1) / 2) * 34, y, 0, band(place))).join('')

const hand = (): string =>
  [-15, -5, 5, 15].map((turn, place) => card(49 + place * 34, 82 + Math.abs(turn) * 0.5, turn, SILVER)).join('')

function outlined(kind: Kind, x: number, y: number, scale: number, colour: string, inside: string): string {
  const path = `<path d="${SHAPE[kind]}" style="fill:${colour};stroke:${colour}" stroke-width="4" stroke-linejoin="round"/>`
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-30 -29)">${path}${inside}</g>`
}

function token(kind: Kind, x: number, y: number, scale: number): string {
  const [left, top] = GLYPH_PLACE[kind]
  const glyph = `<g style="color:${INK}" transform="translate(${left} ${top}) scale(1.292)">${GLYPH[kind]}</g>`
  return outlined(kind, x, y, scale, ON_DARK[kind], glyph)
}

const word = (x: number, y: number, size: number, text: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="900" fill="#fff">${text}</text>`

const value = (kind: Kind, x: number, y: number, scale: number, number: string): string =>
  outlined(kind, x, y, scale, ON_CARDS[kind], word(30, 41, 34, number))

const way = `<path d="M117 50V60M111 55.500L117 61.500L123 55.500" stroke="${HI_VIS}" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
const posts = '<path d="M22 106V14H178V106" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>'

/** A picture for each step. */
export const PICTURES: Record<string, () => string> = {
  draw: () => row(4, 26, (place) => (place === 2 ? HI_VIS : GREEN)) + hand() + way,
  play: () => row(4, 31, () => AMBER) + row(5, 81, (place) => (place === 4 ? HI_VIS : SILVER)),
  choose: () => token('shot', 58, 56, 1.15) + token('pass', 142, 56, 1.15),
  contest: () =>
    value('shot', 40, 56, 0.85, '4') +
    word(74, 66, 28, '+') +
    token('shot', 101, 56, 0.62) +
    word(130, 66, 28, '+') +
    die(164, 56, 42, 8, 5),
  win: () =>
    focusLines({ x: 128, y: 58, inner: 40, outer: 190, count: 44, seed: 5, fill: '#fff', opacity: 0.18 }) +
    net({
      x: 22,
      y: 14,
      width: 156,
      height: 92,
      step: 13,
      opacity: 0.5,
      bulge: { x: 128, y: 58, radius: 34, depth: 0.5 },
    }) +
    posts +
    ball(128, 58, 21, 12),
}
