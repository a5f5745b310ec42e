// The fifteen projects, each drawn on a plot of 120 by 88 with the ground at the bottom.
import { ball } from '../../../art/ball'
import { awning, COLOUR, cone, CREAM, DARK, disc, flag, GLASS, GOLD, LIGHT, line, moved, mug, net, path } from './parts'
import { rect, SHADE, shirt, star, STEEL, TIMBER, tree, windows, WOOD } from './parts'

const ticketBooth = () =>
  rect(36, 40, 48, 48, CREAM) +
  rect(68, 40, 16, 48, SHADE) +
  rect(44, 50, 32, 19, GLASS, 2) +
  path('M46 69l12-19h7l-12 19z', '#fff', 0.25) +
  rect(32, 70, 56, 6, WOOD, 2) +
  `<path d="M50 66h20v12H50a3 3 0 0 0 0-6z" transform="rotate(-8 60 72)" fill="${GOLD}" stroke="#8A6A00"/>` +
  awning(29, 30, 62, 12, 7) +
  path('M40 28L60 14L80 28Z', DARK) +
  flag(60, 2, 13, LIGHT)

const youthPitch = () =>
  `<ellipse cx="60" cy="80" rx="56" ry="12" fill="#6CC06F"/>` +
  line('M24 80a36 7 0 0 1 72 0', '#fff', 2) +
  net(34, 38, 52, 36, 7) +
  line('M33 77V37H87V77', '#fff', 5) +
  line('M33 77V37H87V77', COLOUR, 1.6) +
  cone(20, 84) +
  cone(100, 86) +
  tree(16, 62, 0.8) +
  tree(106, 60, 0.9) +
  ball(58, 80, 8, 12)

const SAUSAGE =
  rect(34, 12, 52, 15, '#E9B064', 7.5) +
  rect(30, 9, 60, 11, '#C8492E', 5.5) +
  line('M36 14q6-5 12 0t12 0 12 0 12 0', GOLD, 3)

const snackStand = () =>
  rect(30, 44, 60, 44, CREAM) +
  rect(36, 52, 48, 17, '#7A4A26') +
  rect(26, 68, 68, 7, WOOD, 2) +
  rect(34, 75, 52, 13, LIGHT) +
  path('M34 75h8v13h-8zM50 75h8v13h-8zM66 75h8v13h-8z', '#fff', 0.5) +
  mug(42, 53, 0.75) +
  path('M62 66v-9h6v9zM70 66v-7h6v7z', '#E8483A') +
  awning(22, 32, 76, 12, 8) +
  `<g transform="rotate(-8 60 18)">${SAUSAGE}</g>`

const fanShop = () =>
  rect(24, 30, 72, 58, CREAM) +
  rect(80, 30, 16, 58, SHADE) +
  path('M18 30H102L96 18H24Z', DARK) +
  rect(30, 48, 34, 32, '#D8EBFF', 2) +
  shirt(47, 65, 0.3) +
  rect(70, 50, 18, 38, DARK, 2) +
  disc(84, 70, 1.8, GOLD) +
  awning(22, 38, 76, 8, 9) +
  path('M30 20h60v9H30z', '#fff') +
  path('M38 20h9v9h-9zM56 20h9v9h-9zM74 20h9v9h-9z', COLOUR) +
  line('M30 20v9M27 20v12M90 20v9M93 20v12', COLOUR, 1.5)

const beerGarden = () =>
  tree(18, 88, 1.35) +
  line('M60 30V84', TIMBER, 4) +
  path('M16 42Q60 -8 104 42Z', COLOUR) +
  path('M38 42Q44 14 60 12Q76 14 82 42Z', '#fff') +
  path('M52 42Q54 18 60 14Q66 18 68 42Z', COLOUR) +
  path('M16 42q8 6 14.7 0q7.3 6 14.7 0q7.3 6 14.6 0q7.3 6 14.7 0q7.3 6 14.6 0q7.4 6 14.7 0z', DARK, 0.5) +
  rect(26, 64, 68, 6, WOOD, 2) +
  line('M34 70l-4 18M86 70l4 18', TIMBER, 4) +
  mug(34, 44, 1.05) +
  mug(70, 44, 1.05)

const GLASSES =
  path('M-17 -6h12l2 9h6l2-9h12l4 15a7 7 0 0 1-14 1h-14a7 7 0 0 1-14-1z', '#243556') +
  disc(-11, 8, 5, '#8CCBFF') +
  disc(11, 8, 5, '#8CCBFF') +
  disc(-12.5, 6.5, 1.5, '#fff') +
  disc(9.5, 6.5, 1.5, '#fff')

const scouting = () =>
  line('M44 88L50 46H70L76 88', WOOD, 5) +
  line('M46 76L73 60M74 76L47 60', WOOD, 3) +
  rect(36, 34, 48, 20, CREAM, 2) +
  rect(36, 46, 48, 8, SHADE) +
  path('M30 34L60 12L90 34Z', COLOUR) +
  path('M60 12L90 34H72Z', DARK) +
  moved(60, 44, 1, GLASSES) +
  tree(20, 88, 0.9) +
  tree(102, 88, 0.75)

const WHISTLE =
  `<path d="M2 9H15.5A6.5 6.5 0 1 1 9.4 17.7L2 15.2Z" fill="${GOLD}" stroke="#6B5200" stroke-width="1.2"/>` +
  disc(15.4, 15.4, 2.4, '#6B5200')

const newTrainer = () =>
  line('M34 88L44 66M86 88L76 66', WOOD, 5) +
  rect(18, 18, 84, 54, DARK, 4) +
  rect(23, 23, 74, 44, '#2E8B57', 2) +
  line('M60 23V67M68 45A8 8 0 1 1 67.9 44.4', '#fff', 1.6, 'opacity=".8"') +
  line('M31 31l7 7M38 31l-7 7M31 53l7 7M38 53l-7 7', '#fff', 3) +
  line('M42 57Q60 30 80 38', GOLD, 3, 'stroke-dasharray="5 4"') +
  path('M76 31L88 40L75 45Z', GOLD) +
  line('M88 57A4 4 0 1 1 87.9 56.4', '#fff', 2.5) +
  moved(78, 66, 1.1, WHISTLE, -12)

const newPlayer = () =>
  path('M60 2L104 88H16Z', '#FFE9A8', 0.75) +
  `<ellipse cx="60" cy="86" rx="40" ry="6" fill="${LIGHT}" opacity=".6"/>` +
  line('M60 16q5 0 5-4a5 5 0 0 0-10 0', '#5B6B88', 2.4) +
  shirt(60, 52, 0.74, path(star(50, 60, 22, 9), GOLD))

const newSponsor = () =>
  line('M34 60V88M86 60V88', STEEL, 5) +
  rect(14, 18, 92, 46, DARK, 4) +
  rect(19, 23, 82, 36, '#fff', 2) +
  line('M34 35H78M70 28L80 35L70 42', COLOUR, 4.5) +
  line('M86 49H42M50 42.5L40 49L50 55.5', '#F0A81E', 4.5) +
  line('M26 18L22 8M60 18V7M94 18L98 8', STEEL, 3) +
  disc(22, 7, 3.5, GOLD) +
  disc(60, 6, 3.5, GOLD) +
  disc(98, 7, 3.5, GOLD)

const boardingSchool = () =>
  rect(14, 46, 92, 42, CREAM) +
  rect(76, 46, 30, 42, SHADE) +
  path('M8 46L22 30H98L112 46Z', COLOUR) +
  path('M98 30L112 46H80Z', DARK) +
  rect(48, 20, 24, 68, CREAM) +
  path('M44 22L60 4L76 22Z', DARK) +
  `<circle cx="60" cy="33" r="7" fill="#fff" stroke="${DARK}" stroke-width="2"/>` +
  line('M60 29V33L63 35', DARK, 1.8) +
  path('M54 88V72a6 6 0 0 1 12 0V88Z', WOOD) +
  windows(20, 53, [3, 2], [7, 10], [3, 6]) +
  windows(75, 53, [3, 2], [7, 10], [3, 6])

const kitMaker = () =>
  rect(86, 12, 11, 40, '#B5654A') +
  disc(96, 8, 5, '#fff', 0.9) +
  disc(104, 4, 4, '#fff', 0.7) +
  path('M12 88V46L36 30V46L60 30V46L84 30V46H108V88Z', CREAM) +
  path('M12 46L36 30V46ZM36 46L60 30V46ZM60 46L84 30V46Z', COLOUR) +
  path('M86 46H108V88H86Z', SHADE) +
  path('M18 46L34 35V46ZM42 46L58 35V46ZM66 46L82 35V46Z', '#BFE3FF', 0.85) +
  rect(20, 54, 40, 28, '#fff', 3) +
  shirt(40, 68, 0.28) +
  rect(68, 60, 16, 28, WOOD) +
  windows(90, 56, [1, 2], [12, 8], [0, 6])

const trainingCamp = () =>
  path('M-2 88L34 26L62 70L80 40L122 88Z', LIGHT) +
  path('M34 26L62 70L52 88H22Z', COLOUR, 0.35) +
  path('M34 26L44 42L36 46L30 40L24 44Z', '#fff') +
  path('M80 40L88 50L81 54L75 48Z', '#fff') +
  path('M30 88L56 50L82 88Z', COLOUR) +
  path('M56 50L82 88H62Z', DARK) +
  path('M47 88L56 66L65 88Z', '#152A57') +
  flag(56, 34, 18, GOLD, 14) +
  tree(98, 88, 0.9) +
  tree(110, 88, 0.7) +
  path('M10 88l5-14 5 14z', '#FF7A2E')

const BEAMS = 'M20 42H100V47H20ZM20 62H100V66H20ZM20 42H25V88H20ZM95 42H100V88H95ZM46 42H50V88H46ZM70 42H74V88H70Z'

const clubHouse = () =>
  rect(76, 12, 10, 24, '#9A4B33') +
  rect(20, 42, 80, 46, CREAM) +
  path(BEAMS, TIMBER) +
  path('M12 44L36 16H84L108 44Z', COLOUR) +
  path('M84 16L108 44H86L72 16Z', DARK, 0.6) +
  path('M53 88V69h14v19z', DARK) +
  windows(29, 49, [1, 1], [13, 10]) +
  windows(78, 49, [1, 1], [13, 10]) +
  windows(29, 69, [1, 1], [13, 12]) +
  windows(78, 69, [1, 1], [13, 12]) +
  `<rect x="51" y="46" width="18" height="15" rx="3" fill="#fff" stroke="${DARK}" stroke-width="1.5"/>` +
  mug(56, 48.5, 0.55)

const wheel = (x: number) => disc(x, 77, 11, '#243556') + disc(x, 77, 4.5, '#C9D4EA')

const awaySupport = () =>
  rect(8, 34, 104, 42, COLOUR, 9) +
  path('M8 60H112V67a9 9 0 0 1-9 9H17a9 9 0 0 1-9-9Z', DARK) +
  path('M8 58h104v5H8z', '#fff') +
  rect(16, 40, 16, 15, '#CFE6FF', 2) +
  rect(36, 40, 16, 15, '#CFE6FF', 2) +
  rect(56, 40, 16, 15, '#CFE6FF', 2) +
  path('M78 40h22q10 2 10 15H78z', '#CFE6FF') +
  wheel(32) +
  wheel(88) +
  `<g transform="rotate(-14 24 34)">${flag(24, 8, 27, GOLD, 20)}</g>` +
  `<g transform="rotate(-6 50 34)">${flag(50, 10, 25, '#fff', 18)}</g>` +
  `<g transform="rotate(6 74 34)">${flag(74, 12, 23, '#FF8A7C', 16)}</g>` +
  disc(24, 49, 4, '#E9B48A') +
  disc(44, 49, 4, '#C98B60') +
  disc(64, 49, 4, '#F0C9A4')

const TICKET =
  path('M12 26H108V40a9 9 0 0 0 0 18V72H12V58a9 9 0 0 0 0-18Z', COLOUR) +
  path('M18 32H80V66H18Z', '#fff') +
  line('M86 28V70', '#fff', 2.5, 'stroke-dasharray="4 4"') +
  line('M24 40H52M24 48H48M24 56H54', COLOUR, 3.5) +
  path(star(97, 49, 7, 3), GOLD)

const seasonTickets = () =>
  `<g transform="rotate(-9 60 48)">${TICKET}${ball(66, 49, 11, 10)}</g>` + line('M16 80H104', DARK, 5, 'opacity=".35"')

export const PROJECTS: Record<string, () => string> = {
  'ticket-booth': ticketBooth,
  'youth-pitch': youthPitch,
  'snack-stand': snackStand,
  'fan-shop': fanShop,
  'beer-garden': beerGarden,
  scouting,
  'new-trainer': newTrainer,
  'new-player': newPlayer,
  'new-sponsor': newSponsor,
  'boarding-school': boardingSchool,
  'kit-maker': kitMaker,
  'training-camp': trainingCamp,
  'club-house': clubHouse,
  'away-support': awaySupport,
  'season-tickets': seasonTickets,
}
