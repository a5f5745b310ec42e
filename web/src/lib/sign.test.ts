// The signs that stand for names where there is room for one letter.
import { expect, test } from 'vitest'

import { signOf } from './sign'

test('a name is known by its first letter, names alike but for a number by that', () => {
  const signs = (...names: string[]) => names.map((name) => signOf(name, names))
  expect(signs('Anna', 'lena')).toEqual(['A', 'L'])
  expect(signs('Gast 1', 'Anna', 'Gast 12')).toEqual(['1', 'A', '12'])
  expect(signs('Max1999', 'Mia', 'Max 1')).toEqual(['M', 'M', 'M'])
  expect(signs('Max1999', 'Max1985')).toEqual(['99', '85'])
  expect(signs('Guest 2', 'Rookie')).toEqual(['G', 'R'])
  expect(signs('Łukasz', '⚽ Tom', '')).toEqual(['Ł', '⚽', ''])
})
