// The archive's filters, in the address and in requests.
import { expect, test } from 'vitest'

import { addressOf, queryOf, soughtIn } from './archive'

const NOTHING = { game: '', player: '', ended: '', mine: false } as const

test('an address without filters has none', () => {
  expect(soughtIn(new URLSearchParams(''))).toEqual(NOTHING)
  expect(addressOf(NOTHING)).toBe('/archive')
})

test('filters go into the address and come out again', () => {
  const sought = { game: 'tsubasa', player: 'Ana & Bo', ended: 'agreed', mine: true } as const
  const address = addressOf(sought)
  expect(soughtIn(new URL(address, 'https://golazo.example').searchParams)).toEqual(sought)
})

test('an ending that there is not is no filter', () => {
  expect(soughtIn(new URLSearchParams('ended=exploded')).ended).toBe('')
})

test('a request asks for a page, from its cursor on', () => {
  expect(queryOf(NOTHING)).toBe('most=20')
  expect(queryOf({ ...NOTHING, mine: true }, '17-abc')).toBe('mine=true&most=20&cursor=17-abc')
})
