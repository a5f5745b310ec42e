// A card always looks the same, and every picture stands on its own drawings and the shared ones only.
import { expect, test } from 'vitest'
import file from '../../../../../../src/golazo/games/tsubasa/cards/cards.toml?raw'
import { net } from '../../../../art/net'
import { seeded } from '../../../../art/random'
import { scene } from './match'
import { special } from './specials'

const ids = (section: string) =>
  [...file.matchAll(new RegExp(`^\\[${section}\\.([a-z-]+)\\]`, 'gm'))].map((found) => found[1]!)

test('chance follows from the id', () => {
  const [one, other] = [seeded('tsubasa-ozora'), seeded('tsubasa-ozora')]
  expect([one(), one(), one()]).toEqual([other(), other(), other()])
  expect(seeded('kojiro-hyuga')()).not.toBe(seeded('tsubasa-ozora')())
})

test('every match card has a scene of its own', () => {
  const fallback = scene('no-such-card')
  const cards = ids('match')
  expect(cards.length).toBe(26)
  expect(cards.filter((id) => scene(id) === fallback)).toEqual([])
  expect(scene('second-control-and-advance')).toBe(scene('control-and-advance'))
})

test('every special shot and defence has a scene of its own', () => {
  const cards = [...ids('special-shots'), ...ids('special-defences')]
  expect(cards.length).toBe(12)
  expect(new Set(cards.map((id) => special(id, 'toho'))).size).toBe(12)
})

test('a straight net has one line for a thread', () => {
  expect(net({ x: 0, y: 0, width: 20, height: 20, step: 10 }).match(/[hv]20/g)?.length).toBe(6)
})
