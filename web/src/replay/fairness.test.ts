// The page's check of dice, tried on records of real matches.
import { expect, test } from 'vitest'

import { checkRecord, readRecord, type Check, type MatchRecord } from './fairness'

const RECORDS = import.meta.glob<string>('../../../tests/corpus/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const text = (name: string): string => RECORDS[`../../../tests/corpus/${name}.jsonl`] ?? ''
const read = (name: string): MatchRecord => readRecord(text(name)) as MatchRecord
const verdicts = (checks: Check[]): Record<string, string> =>
  Object.fromEntries(checks.map((one) => [one.name, one.verdict]))
const noted = (record: MatchRecord) => ({ commitment: record.dice?.commitment ?? '', when: 'today' })

test.each(['tsubasa-fair', 'machikoro-fair', 'tsubasa-resigned', 'machikoro-agreed'])('%s holds', async (name) => {
  const record = read(name)
  const checks = await checkRecord(record, noted(record))
  expect(verdicts(checks)).toEqual({ lines: 'ok', secret: 'ok', noted: 'ok', chance: 'ok', seeds: 'ok' })
  expect(checks.find((one) => one.name === 'chance')?.args.count).toBe(record.entropies.length + 1)
})

test('without a note the commitment is only the record’s own word', async () => {
  const checks = await checkRecord(read('tsubasa-fair'), null)
  expect(checks.find((one) => one.name === 'noted')).toMatchObject({ verdict: 'unsure', why: 'none' })
})

test('another commitment than the one that was seen is found', async () => {
  const checks = await checkRecord(read('tsubasa-fair'), { commitment: 'f'.repeat(64), when: 'today' })
  expect(verdicts(checks).noted).toBe('failed')
})

test('a changed die is found at its decision', async () => {
  const record = read('machikoro-fair')
  record.entropies[4] = '0123456789abcdef'
  const checks = await checkRecord(record, null)
  expect(checks.find((one) => one.name === 'chance')).toMatchObject({ verdict: 'failed', args: { number: 5 } })
})

test('another secret is found', async () => {
  const record = read('machikoro-fair')
  const dice = { ...record.dice!, secret: '00'.repeat(32) }
  expect(verdicts(await checkRecord({ ...record, dice }, null))).toMatchObject({ secret: 'failed', chance: 'failed' })
})

test('a secret that was kept is told', async () => {
  const record = read('machikoro-fair')
  const { secret: _, ...dice } = record.dice!
  const checks = await checkRecord({ ...record, dice }, null)
  expect(checks.find((one) => one.name === 'secret')).toMatchObject({ verdict: 'failed', why: 'missing' })
})

test('an imported beginning is told of', async () => {
  const checks = await checkRecord(read('tsubasa-imported'), null)
  expect(verdicts(checks)).toMatchObject({ chance: 'ok', told: 'unsure' })
})

test('lines that are missing at the end are missed', async () => {
  const lines = text('tsubasa-fair').trimEnd().split('\n')
  const cut = readRecord(lines.slice(0, -1).join('\n')) as MatchRecord
  expect(cut.whole).toBe(false)
  expect(verdicts(await checkRecord(cut, null)).lines).toBe('failed')
})

test('what is no record is none, and a seed is no promise', async () => {
  expect(readRecord('not json')).toBeNull()
  expect(readRecord('{"a": 1}')).toBeNull()
  expect(await checkRecord(read('machikoro-2-random'), null)).toEqual([])
})
