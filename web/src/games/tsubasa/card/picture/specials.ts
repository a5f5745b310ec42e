// Special shots and special defences: a scene for each, in a picture of 210 by 190.
import { ball } from '../../../../art/ball'
import { focusLines } from '../../../../art/focusLines'
import { net } from '../../../../art/net'
import { boot, claws, glove, HI_VIS, impact, spark, wall } from '../../../../art/things'
import { trail } from '../../art/trail'

const GOLD = '#FFB21A'
const bicycle = (colour: string) =>
  `<path d="M40 166A78 78 0 0 1 172 92" fill="none" stroke="${colour}" stroke-width="16" stroke-linecap="round" opacity=".85"/><path d="M58 172A58 58 0 0 1 150 112" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`
const blast = (x: number, y: number) => spark(x, y, 11, 54, 30, '#fff', 6) + spark(x, y, 11, 42, 24, HI_VIS, 20)

const SCENES: Record<string, () => string> = {
  'drive-shot': () =>
    trail({ from: [-20, 190], over: [40, -40], to: [128, 92] }, 30) +
    '<path d="M4 176C40 40 96 6 150 66" fill="none" stroke="#9DBBFF" stroke-width="4" stroke-linecap="round"/>' +
    ball(138, 98, 38, 22),
  'overhead-kick': () =>
    bicycle('#9DBBFF') +
    boot(176, 82, 92, 168) +
    trail({ from: [96, 30], over: [70, 40], to: [50, 70] }, 14) +
    ball(60, 62, 30, 14),
  'twin-shot': () =>
    trail({ from: [-20, 10], over: [60, 50], to: [128, 96] }, 20) +
    trail({ from: [-20, 190], over: [60, 150], to: [128, 104] }, 20) +
    boot(6, 8, 74, 22) +
    boot(4, 128, 74, -20) +
    blast(146, 100) +
    ball(146, 100, 34, 18),
  'tiger-shot': () =>
    claws(46, 96, 1.5, 4, GOLD) +
    trail({ from: [-20, 150], over: [60, 130], to: [132, 96] }, 18) +
    ball(146, 92, 38, 18),
  'tiger-overhead-kick': () =>
    claws(150, 92, 1.45, 10, GOLD) + bicycle(GOLD) + boot(176, 82, 92, 168, '#2A2C33', GOLD) + ball(60, 62, 30, 14),
  'jumping-tiger': () =>
    claws(36, 104, 1.5, -14, GOLD) +
    `<path d="M84 196L118 132L100 132L140 62L132 112L152 112L116 196Z" fill="#fff" opacity=".92"/>` +
    ball(150, 54, 32, 30) +
    impact(150, 54, 42, 60, -150, -10, 6, GOLD, 4),
  'ryo-blocks-the-tiger-shot': () =>
    wall(-14, 8, 6, 8, '#9DBBFF', 0.5) + claws(150, 96, 1.3, 10, '#FFB21A80') + blast(108, 94) + ball(108, 94, 36, 10),
  'yuzo-saves-the-tiger-overhead-kick': () =>
    net({ x: 0, y: 0, width: 224, height: 196, step: 14, opacity: 0.45 }) +
    claws(160, 90, 1.2, 10, '#FFB21A80') +
    glove(72, 112, 92, -22, true) +
    glove(142, 112, 92, 22) +
    ball(107, 76, 32, 10),
  'shingo-blocks-the-jumping-tiger': () =>
    wall(-14, 8, 6, 8, '#9DBBFF', 0.4) +
    claws(44, 96, 1.3, -12, '#FFB21A80') +
    boot(30, 92, 120, -28) +
    impact(158, 84, 40, 56, -90, 60, 6, HI_VIS, 4) +
    ball(158, 84, 32, 12),
  'ken-stops-the-drive-shot': () =>
    net({ x: 0, y: 0, width: 224, height: 196, step: 14, opacity: 0.4 }) +
    trail({ from: [-20, 20], over: [50, 10], to: [104, 84] }, 22) +
    glove(76, 122, 92, -20, true) +
    glove(142, 122, 92, 20) +
    ball(109, 86, 32, 10),
  'takeshi-reads-the-overhead-kick': () =>
    `<path d="M30 96C62 44 92 30 106 30S150 44 182 96C150 148 120 162 106 162S62 148 30 96Z" fill="#15161A" stroke="${GOLD}" stroke-width="7"/>` +
    ball(106, 96, 42, 14),
  'ken-parries-the-twin-shot': () =>
    net({ x: 0, y: 0, width: 224, height: 196, step: 14, opacity: 0.4 }) +
    trail({ from: [220, 10], over: [170, 40], to: [132, 76] }, 14) +
    trail({ from: [220, 170], over: [176, 130], to: [134, 96] }, 14) +
    spark(108, 88, 11, 50, 28, HI_VIS, 6) +
    glove(66, 108, 100, 14) +
    ball(124, 84, 30, 22),
}

/** The scene of a special shot or a special defence. */
export function special(id: string, team: string | null): string {
  const draw = SCENES[id]
  const rays = { x: 120, y: 92, inner: 40, outer: 280, count: 70, seed: id, width: 0.024 }
  const lines = focusLines({ ...rays, fill: team === 'toho' ? GOLD : '#9DBBFF', opacity: 0.55 })
  return lines + (draw ? draw() : ball(105, 92, 44, 12))
}
