// What the page finds in the record that a server hands out, whatever it is made of.
import { beforeAll, expect, test, vi } from 'vitest'

import type { TableInfo } from '../lib/net/wire'
import { pretendBrowser } from '../test/browser'

const RECORDS = import.meta.glob<string>('../../../tests/corpus/machikoro-fair.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const [header = '', ...rest] = Object.values(RECORDS)[0]!.trimEnd().split('\n')
const { dice } = JSON.parse(header) as { dice: { table: string; seeds: string[]; commitment: string } }
const info = {
  id: dice.table,
  game: 'machikoro',
  status: 'finished',
  commitment: dice.commitment,
  imported: false,
  places: dice.seeds.map((seed) => ({ player: null, bot: '', seed })),
} as unknown as TableInfo

let examine: typeof import('./verdict').examine
beforeAll(async () => {
  pretendBrowser()
  ;({ examine } = await import('./verdict'))
})

async function found(...lines: string[]): Promise<Awaited<ReturnType<typeof examine>>> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(lines.join('\n'))))
  return examine(dice.table, info, 'nobody')
}

const withDice = (change: object): string => JSON.stringify({ ...JSON.parse(header), dice: { ...dice, ...change } })

test('a record that is sound is read', async () => {
  const { record, checks } = await found(header, ...rest)
  expect(record?.dice).toEqual(dice)
  expect(checks?.filter((one) => one.verdict === 'failed')).toEqual([])
})

test.each([
  ['a secret of one digit', withDice({ secret: 'a' })],
  ['seeds that are none', withDice({ seeds: 5 })],
  ['a header that is a number', '5'],
  ['a header that is nothing', 'null'],
  ['no JSON', '{'],
])('%s is no sound record, and nothing that says nothing', async (_, line) => {
  const { record, checks, withheld } = await found(line, ...rest)
  expect(record === null || checks?.some((one) => one.verdict === 'failed')).toBe(true)
  expect(withheld).toBeUndefined()
})

test('lines that are no decisions are no sound record', async () => {
  const { record } = await found(header, 'null', ...rest)
  expect(record).toBeNull()
})
