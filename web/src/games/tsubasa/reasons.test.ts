// Why not, in few words.
import { expect, test, vi } from 'vitest'

vi.mock('../../lib/text.svelte', () => ({
  known: (key: string) => !key.endsWith('unheard-of'),
  say: (key: string, args: object) => `${key} ${JSON.stringify(args)}`,
}))
vi.mock('./card/words.svelte', () => ({ game: { words: (words: { key: string }) => words.key } }))
const { shortReason } = await import('./reasons')

const said = (key: string, args: object = {}) => shortReason({ reason: { key, args } as never })

test('a reason names the limit that counts now, and what is missing', () => {
  expect(said('refused-limit-reached', { limit: 7 })).toBe('tsubasa-why-limit-reached {"missing":"","limit":7}')
  expect(said('refused-too-dear', { missing: { key: 'one-shot' } })).toContain('"missing":"one-shot"')
})

test('a reason that has no few words is that it is not the time', () => {
  expect(said('refused-unheard-of')).toContain('tsubasa-why-other-phase')
  expect(shortReason(null)).toContain('tsubasa-why-other-phase')
})
