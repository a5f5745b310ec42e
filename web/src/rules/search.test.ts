// Searching: accents and case do not matter, and what was found can be marked.
import { describe, expect, it } from 'vitest'
import { fold, has, pieces, wordsOf } from './search'

describe('search', () => {
  it('folds accents and case, and keeps the length', () => {
    expect(fold('Prórroga, Żółta, Wüste, Straße')).toBe('prorroga, zolta, wuste, strase')
    expect(fold('İ').length).toBe(1)
  })

  it('wants all words', () => {
    expect(has('The pitch is refilled', wordsOf('Pitch refill'))).toBe(true)
    expect(has('The pitch is refilled', wordsOf('pitch goal'))).toBe(false)
    expect(has('anything', wordsOf('  '))).toBe(true)
  })

  it('marks what was found, the longest first', () => {
    const found = pieces('Tor, Torhüter', wordsOf('tor torh'))
    expect(found).toEqual([
      { text: 'Tor', found: true },
      { text: ', ', found: false },
      { text: 'Torh', found: true },
      { text: 'üter', found: false },
    ])
    expect(pieces('nothing', [])).toEqual([{ text: 'nothing', found: false }])
  })
})
