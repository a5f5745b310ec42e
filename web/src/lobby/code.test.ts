// Codes as people type, paste and read them out.
import { expect, test } from 'vitest'

import { codeIn } from './code'

test('a code is taken as it is, and with spaces, hyphens and capitals', () => {
  expect(codeIn('k7m2q9xw4t')).toBe('k7m2q9xw4t')
  expect(codeIn('  K7M2 Q9XW 4T ')).toBe('k7m2q9xw4t')
  expect(codeIn('k7m2-q9xw-4t')).toBe('k7m2q9xw4t')
})

test('a link leads to its table', () => {
  expect(codeIn('https://golazo.example/t/k7m2q9xw4t')).toBe('k7m2q9xw4t')
  expect(codeIn('golazo.example/t/k7m2q9xw4t/replay?step=3#x')).toBe('k7m2q9xw4t')
  expect(codeIn('Come and play: http://localhost:8460/t/k7m2q9xw4t !')).toBe('k7m2q9xw4t')
})

test('what is no code is none', () => {
  expect(codeIn('')).toBeNull()
  expect(codeIn('   ')).toBeNull()
  expect(codeIn('https://golazo.example/')).toBeNull()
  expect(codeIn('żółw')).toBeNull()
  expect(codeIn('much longer than any code is')).toBeNull()
})
