// Sentences for several events.
import { expect, test } from 'vitest'
import { telling } from './sentences'

test('what several cards pay is added up', () => {
  const income = (coins: number) => ({
    name: 'income',
    fields: { coins },
    text: { key: 'event-income', args: { coins } },
  })
  expect(telling.together['event-income']?.args([income(4), income(3)], 'a, b')).toEqual({ cards: 'a, b', coins: 7 })
})
