// Paper in the air: leaning scraps in some colours, one path for each colour.
import { n } from '../../../art/draw'
import { seeded } from '../../../art/random'

export interface Confetti {
  width: number
  height: number
  count: number
  colours: readonly string[]
  seed: string | number
}

export function confetti({ width, height, count, colours, seed }: Confetti): string {
  const chance = seeded(seed)
  const scraps = colours.map(() => '')
  for (let scrap = 0; scrap < count; scrap++) {
    const [x, y] = [chance() * width, chance() * height]
    const turn = chance() * Math.PI
    const [long, short] = [9 + chance() * 12, 6 + chance() * 9]
    const [ax, ay] = [long * Math.cos(turn), long * Math.sin(turn)]
    const [bx, by] = [-short * Math.sin(turn + 0.2), short * Math.cos(turn + 0.2)]
    scraps[scrap % colours.length] += `M${n(x, 0)} ${n(y, 0)}l${n(ax)} ${n(ay)}l${n(bx)} ${n(by)}l${n(-ax)} ${n(-ay)}Z`
  }
  return scraps.map((path, place) => `<path d="${path}" fill="${colours[place]}"/>`).join('')
}
