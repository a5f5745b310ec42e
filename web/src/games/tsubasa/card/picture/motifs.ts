// Motifs: what goes on beside a player's shirt, in a picture of 210 by 146 whose right half is free.
import { ball } from '../../../../art/ball'
import { net } from '../../../../art/net'
import { boot, claws, die, glove, HI_VIS, impact, wall } from '../../../../art/things'
import { speedLines, trail } from '../../art/trail'

type Draw = (line: string) => string

const MOTIFS = {
  /** A long curling shot. */
  drive: () => trail({ from: [8, 30], over: [96, -26], to: [158, 64] }, 13) + ball(162, 68, 17, 20),
  tiger: () => claws(156, 58, 1.06, 8) + ball(168, 50, 16, -14),
  /** The ball stops at a wall of bricks. */
  wall: (line) => wall(-10, 2, 6, 5, line, 0.3) + impact(172, 66, 26, 37, 140, 220, 3) + ball(172, 66, 16, 8),
  save: () =>
    net({ x: 0, y: 0, width: 216, height: 144, step: 12, opacity: 0.42 }) +
    glove(150, 46, 36, -18) +
    glove(180, 56, 36, 16) +
    ball(166, 30, 13, 10),
  reroll: () =>
    trail({ from: [10, 96], over: [80, 80], to: [150, 40] }, 9) + ball(156, 36, 14, 30) + die(168, 84, 32, 14, 3),
  /** Three passes around a rival. */
  triangle: (line) =>
    `<path d="M128 96L184 88L158 34Z" fill="none" stroke="${line}" stroke-width="3" stroke-dasharray="7 6" stroke-linecap="round"/><path d="M134.5 96a6.5 6.5 0 1 1-13 0a6.5 6.5 0 1 1 13 0ZM164.5 34a6.5 6.5 0 1 1-13 0a6.5 6.5 0 1 1 13 0Z" fill="#fff" stroke="#0D1526" stroke-width="2"/>` +
    ball(184, 88, 13, 15),
  twin: () =>
    trail({ from: [6, 18], over: [84, 34], to: [152, 64] }, 9) +
    trail({ from: [6, 112], over: [84, 98], to: [152, 72] }, 9) +
    ball(164, 68, 17, 40),
  /** A bird of prey's wing. */
  wing: (line) =>
    `<path d="M108 112C120 60 150 24 214 6C186 34 176 44 168 60C186 52 196 50 212 50C190 62 176 74 166 90C178 86 190 86 204 90C172 96 140 102 108 112Z" fill="${line}" opacity=".8"/>` +
    ball(150, 70, 16, 5),
  boot: () =>
    trail({ from: [4, 104], over: [70, 96], to: [138, 80] }, 8) + boot(112, 62, 74, -22) + ball(188, 50, 15, 22),
  run: (line) =>
    speedLines(
      [
        [120, 34, 76],
        [132, 52, 74],
        [116, 70, 70],
        [138, 88, 66],
      ],
      line,
    ) + ball(170, 92, 14, 0),
  /** A boot slides in. */
  tackle: (line) =>
    `<path d="M108 104Q150 92 214 102V121H104Z" fill="${line}" opacity=".35"/>` +
    impact(176, 92, 20, 34, -100, -20, 5, line) +
    boot(104, 74, 62, 10) +
    ball(184, 86, 14, 12),
  /** The ball is headed away, high and far. */
  clear: (line) =>
    `<path d="M120 110Q132 34 206 20" fill="none" stroke="${line}" stroke-width="4" stroke-dasharray="1 9" stroke-linecap="round"/>` +
    impact(120, 110, 10, 24, -150, -30, 5) +
    trail({ from: [128, 84], over: [146, 46], to: [180, 34] }, 8) +
    ball(186, 32, 15, 24),
  /** A conductor: passes to all sides. */
  lead: (line) =>
    `<path d="M162 66L132 28M162 66L204 32M162 66L204 96M162 66L134 104" stroke="${line}" stroke-width="3.4" stroke-dasharray="7 6" stroke-linecap="round"/><path d="M124 18L140 24L130 36ZM212 22L208 40L196 30ZM212 104L194 102L204 90ZM126 114L130 97L141 107Z" fill="${HI_VIS}"/>` +
    ball(162, 66, 16, 12),
  /** Somebody runs through everything. */
  ram: (line) =>
    wall(108, 2, 4, 5, line, 0.34) +
    '<path d="M128 66L142 44L148 56L164 36L166 54L188 46L178 64L196 74L176 78L182 98L164 86L152 102L148 84L132 88Z" fill="#0D1526" opacity=".55"/>' +
    ball(160, 68, 17, 30),
} as const satisfies Record<string, Draw>

export type MotifName = keyof typeof MOTIFS

export const motif = (name: MotifName, line: string): string => (MOTIFS[name] as Draw)(line)
