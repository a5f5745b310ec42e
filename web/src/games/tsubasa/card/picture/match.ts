// Match cards: a scene for each, in a picture of 210 by 146.
import { ball } from '../../../../art/ball'
import { focusLines } from '../../../../art/focusLines'
import { net } from '../../../../art/net'
import { seeded } from '../../../../art/random'
import { shirt } from '../../art/shirt'
import {
  boot,
  claws,
  cross,
  flag,
  glove,
  halfPitch,
  HI_VIS,
  impact,
  ring,
  spark,
  trophy,
  wall,
  way,
  whistle,
} from '../../../../art/things'
import { speedLines, trail } from '../../art/trail'

const INK = '#0D1526'
const MINT = '#B6F2D0'

/** A crowd from behind: heads and raised arms, with flags in the given colours. */
export function crowd(colours: readonly string[], seed: string): string {
  const chance = seeded(seed)
  const rows = [0, 1, 2].map((row) => {
    let path = ''
    for (let x = -8 + row * 7; x < 220; x += 19) {
      const y = 70 + row * 20 + chance() * 7
      const right = x + 2
      path += `M${x + 8} ${y.toFixed(0)}a8 8 0 1 1-16 0a8 8 0 1 1 16 0Z`
      path += `M${x - 13} 150Q${x - 13} ${(y + 9).toFixed(0)} ${x} ${(y + 9).toFixed(0)}T${x + 13} 150Z`
      if (chance() > 0.5)
        path += `M${right + 7} ${(y + 16).toFixed(0)}L${right + 10} ${(y - 20).toFixed(0)}l5 1L${right + 13} ${(y + 20).toFixed(0)}Z`
    }
    return `<path d="${path}" fill="${INK}" opacity="${0.45 + row * 0.2}"/>`
  })
  const [first = '#fff', second = '#fff'] = colours
  const flags =
    flag(44, 96, 78, -14, first, second) + flag(150, 92, 84, 10, second, first) + flag(100, 84, 60, -3, first, second)
  const paper = [...Array(18).keys()]
    .map(() => {
      const [x, y] = [8 + chance() * 194, 4 + chance() * 56]
      return `M${x.toFixed(0)} ${y.toFixed(0)}l5 -1l-1 6l-5 1Z`
    })
    .join('')
  return `${rows[0]}${flags}<path d="${paper}" fill="${HI_VIS}"/>${rows[1]}${rows[2]}`
}

const SCENES: Record<string, () => string> = {
  'control-and-advance': () =>
    halfPitch() + way('M40 108Q70 84 84 70T132 40', 'M126 24L164 26L142 56Z') + ball(46, 96, 19),
  'kozo-and-robertos-advice': () =>
    `<g transform="translate(105 58) rotate(-5)"><rect x="-66" y="-46" width="132" height="92" rx="6" fill="#0A2B1D" stroke="#fff" stroke-width="4"/>${cross(-42, -22, 7)}${cross(2, 28, 7)}${ring(40, 22, 9)}${ring(-34, 22, 9)}<path d="M-22 18Q0 -34 34 -20" stroke="${HI_VIS}" stroke-width="5" fill="none" stroke-dasharray="9 7" stroke-linecap="round"/><path d="M30 -33L50 -17L26 -9Z" fill="${HI_VIS}"/></g>`,
  'pursuing-the-title': () => trophy(105, 58, 1.08),
  'outstanding-save': () =>
    net({ x: 0, y: 0, width: 221, height: 143, step: 13, opacity: 0.5 }) +
    glove(84, 66, 64, -20, true) +
    glove(132, 66, 64, 20) +
    ball(108, 38, 20, 10),
  'special-shot-of-nankatsu': () =>
    '<rect width="210" height="146" fill="#0B1F6E" opacity=".85"/>' +
    focusLines({
      x: 132,
      y: 52,
      inner: 26,
      outer: 240,
      count: 60,
      seed: 11,
      fill: '#9DBBFF',
      opacity: 0.7,
      width: 0.03,
    }) +
    '<path d="M-4 118C40 20 96 0 120 40L144 62C96 40 50 60 -4 118Z" fill="#fff" opacity=".9"/>' +
    ball(134, 54, 26, 20),
  'special-shot-of-toho': () =>
    '<rect width="210" height="146" fill="#120C02" opacity=".8"/>' +
    focusLines({
      x: 132,
      y: 58,
      inner: 26,
      outer: 240,
      count: 60,
      seed: 9,
      fill: '#FFB21A',
      opacity: 0.75,
      width: 0.03,
    }) +
    claws(40, 60, 1) +
    ball(134, 58, 26, 20),
  injury: () =>
    boot(44, 40, 122, -4) +
    `<g transform="translate(112 54) rotate(34)"><path d="M-34 -12h68a12 12 0 0 1 0 24h-68a12 12 0 0 1 0 -24Z" fill="#F3CFA2" stroke="${INK}" stroke-width="2.4"/><rect x="-13" y="-12" width="26" height="24" fill="#FBE7CC"/><path d="M-28 -4v.1M-28 4v.1M-22 0v.1M28 -4v.1M28 4v.1M22 0v.1" stroke="#B98850" stroke-width="3.4" stroke-linecap="round"/></g>` +
    spark(166, 30, 5, 13, 5.4, HI_VIS, -18) +
    spark(186, 56, 5, 8, 3.4, HI_VIS, 10) +
    spark(142, 14, 5, 7, 3, HI_VIS, 0),
  rebound: () =>
    net({ x: 118, y: 22, width: 110, height: 110, step: 11, opacity: 0.5 }) +
    `<path d="M112 146V20H214" fill="none" stroke="${INK}" stroke-width="13"/><path d="M112 146V20H214" fill="none" stroke="#fff" stroke-width="9"/>` +
    trail({ from: [20, 124], over: [60, 96], to: [96, 60] }, 8) +
    spark(106, 52, 8, 20, 8, HI_VIS, 12) +
    way('M92 40Q66 14 44 26', 'M51 12L30 34L58 38Z') +
    ball(64, 62, 17, 14),
  'through-ball': () =>
    halfPitch() +
    cross(72, 58, 11, '#FF9F7A', 6) +
    cross(138, 58, 11, '#FF9F7A', 6) +
    way('M105 104V40', 'M90 40L105 12L120 40Z') +
    ball(105, 98, 18, 6),
  'sliding-tackle': () =>
    `<path d="M-6 104Q90 88 216 104V150H-6Z" fill="#06301F" opacity=".7"/>` +
    `<path d="M60 100Q48 84 34 82Q42 90 44 100ZM82 98Q76 76 62 68Q68 82 70 98ZM104 98Q104 78 96 66Q96 82 94 98Z" fill="${MINT}"/>` +
    speedLines(
      [
        [8, 52, 46],
        [20, 66, 40],
        [4, 80, 34],
      ],
      MINT,
      3.4,
    ) +
    boot(56, 44, 100, 14) +
    impact(168, 74, 26, 40, -80, 20, 4) +
    ball(170, 76, 20, 10),
  'wall-pass': () =>
    `<path d="M176 8V112" stroke="#fff" stroke-width="10" stroke-linecap="round"/><path d="M176 8V112" stroke="${INK}" stroke-opacity=".25" stroke-width="10" stroke-dasharray="2 16"/>` +
    way('M48 94Q110 84 156 62', 'M148 50L172 58L156 78Z') +
    way('M150 48Q104 34 66 30', 'M74 14L44 26L70 44Z', '#fff') +
    ring(34, 30, 11) +
    ball(40, 96, 18, 14),
  'long-shot': () =>
    `<path d="M146 14H200V48H146Z" fill="none" stroke="#fff" stroke-width="4"/>` +
    net({ x: 148, y: 16, width: 54, height: 34, step: 6.7, opacity: 0.5, stroke: 0.8 }) +
    '<path d="M-4 118L120 48H214" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>' +
    trail({ from: [168, 34], over: [116, 36], to: [70, 84] }, 24) +
    ball(62, 82, 27, 18),
  'offside-trap': () =>
    `<path d="M-4 66H214" stroke="#fff" stroke-width="3" stroke-dasharray="9 8"/><path d="M-4 66H214V150H-4Z" fill="#fff" opacity=".08"/>` +
    ring(52, 46, 10) +
    ring(98, 46, 10) +
    cross(150, 92, 10, '#FF9F7A', 6) +
    flag(166, 78, 70, 16, '#FF7A3D', '#FFE14D') +
    ball(74, 98, 16, 6),
  'motivation-to-play-for-japan': () =>
    focusLines({ x: 105, y: 60, inner: 46, outer: 200, count: 26, seed: 4, fill: HI_VIS, opacity: 0.3, width: 0.05 }) +
    shirt({ kit: 'national', x: 105, y: 56, size: 108, turn: -4, number: 10 }) +
    spark(42, 30, 5, 12, 5, HI_VIS, -18) +
    spark(172, 42, 5, 15, 6.2, HI_VIS, -18),
  foul: () =>
    impact(78, 40, 30, 44, -160, -40, 5, HI_VIS) +
    whistle(40, 22, 92, -6) +
    `<g transform="translate(160 60) rotate(14)"><rect x="-20" y="-32" width="40" height="62" rx="4" fill="#FFD21F" stroke="${INK}" stroke-width="2.6"/><path d="M-20 -32H20L-20 16Z" fill="#fff" opacity=".35"/></g>`,
  substitution: () =>
    `<rect x="44" y="16" width="122" height="80" rx="9" fill="#0B1220" stroke="#fff" stroke-width="4"/><path d="M105 22V90" stroke="#fff" stroke-opacity=".4" stroke-width="2"/><path d="M74 30L94 54H83V82H65V54H54Z" fill="#5FE08C"/><path d="M136 82L116 58H127V30H145V58H156Z" fill="#FF8256"/><path d="M90 96V116M120 96V116" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`,
  'last-minute-shot': () =>
    trail({ from: [6, 118], over: [70, 108], to: [140, 76] }, 14) +
    `<g transform="translate(74 66) scale(.92)"><path d="M-7 -50H7V-38H-7ZM-12 -56H12V-48H-12ZM30 -34L38 -42" fill="#fff" stroke="#fff" stroke-width="5" stroke-linecap="round"/><circle r="38" fill="#F4F7FF" stroke="${INK}" stroke-width="5"/><path d="M0 0V-38A38 38 0 0 0 -26.9 -26.900Z" fill="#FF8256"/><path d="M0 -22V0L-13 -13" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M28 0h5M-33 0h5M0 28v5" stroke="${INK}" stroke-width="4" stroke-linecap="round"/></g>` +
    ball(154, 70, 23, 20),
  'counter-attack': () =>
    `<path d="M22 22L58 60L22 98H46L82 60L46 22ZM62 22L98 60L62 98H86L122 60L86 22Z" fill="${HI_VIS}"/><path d="M102 22L138 60L102 98H126L162 60L126 22Z" fill="#fff"/>` +
    ball(172, 60, 21, 10),
  'iron-wall': () =>
    wall(-14, -4, 6, 6, '#8FA3B4', 1) +
    `<path d="M-4 22H214M-4 47H214M-4 72H214M-4 97H214" stroke="${INK}" stroke-opacity=".35" stroke-width="3"/><path d="M14 8v.1M54 8v.1M94 8v.1M174 8v.1M34 33v.1M74 33v.1M14 58v.1M54 58v.1M34 83v.1M74 83v.1M194 33v.1M194 83v.1M174 108v.1" stroke="#E6EEF5" stroke-width="6" stroke-linecap="round"/>` +
    spark(130, 56, 9, 42, 20, HI_VIS, 8) +
    ball(132, 56, 22, 16),
  pressing: () =>
    `<path d="M6 18L64 36L54 50ZM6 102L66 84L55 71ZM204 18L146 36L156 50ZM204 102L144 84L155 71Z" fill="${HI_VIS}"/><path d="M96 -4L105 22L114 -4Z" fill="#fff"/>` +
    ring(105, 60, 37, '#fff', 3) +
    ball(105, 60, 24, 12),
  'captains-call': () =>
    `<path d="M40 34Q105 12 170 34V88Q105 66 40 88Z" fill="#E4F74B" stroke="${INK}" stroke-width="3.4"/><path d="M40 34Q105 12 170 34V44Q105 22 40 44ZM40 78Q105 56 170 78V88Q105 66 40 88Z" fill="${INK}" opacity=".88"/>` +
    spark(105, 50, 5, 19, 8, INK, -90) +
    `<path d="M18 40Q8 60 18 82M192 40Q202 60 192 82" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  'second-wind': () =>
    `<path d="M-4 40H98A17 17 0 1 0 80 20M-4 62H140A20 20 0 1 1 118 84M-4 84H70A14 14 0 1 1 56 100" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>` +
    boot(112, 26, 78, -16) +
    speedLines(
      [
        [150, 20, 40],
        [160, 100, 36],
      ],
      MINT,
      3.4,
    ),
  'early-cross': () =>
    halfPitch() +
    '<path d="M70 -2V24H140V-2" fill="none" stroke="#fff" stroke-width="3.4"/>' +
    trail({ from: [24, 116], over: [20, 20], to: [112, 46] }, 11) +
    ring(150, 62, 10) +
    cross(124, 78, 8, '#FF9F7A', 5) +
    ball(120, 48, 17, 24),
  'man-marking': () =>
    shirt({ kit: 'red', x: 92, y: 58, size: 92, turn: -4, number: 9 }) +
    shirt({ kit: 'white', x: 134, y: 66, size: 92, turn: 5, number: 4 }) +
    `<path d="M30 30V12H54M180 12H198V30M198 92V110H180M54 110H30V92" fill="none" stroke="${HI_VIS}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  'roaring-crowd': () => crowd([HI_VIS, '#fff'], 'roaring-crowd'),
}

/** The scene of a match card; for a card that has none, the ball. */
export function scene(id: string): string {
  const draw = SCENES[id.replace(/^second-(?=control)/, '')]
  return draw ? draw() : ball(105, 60, 34, 12)
}
