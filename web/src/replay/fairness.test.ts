// The page's check of dice, tried on records of real matches.
import { expect, test } from 'vitest'

import type { Happened } from '../lib/net/wire'
import { pretendBrowser } from '../test/browser'
import { checkRecord, NOTHING, readRecord, type Check, type Known, type MatchRecord } from './fairness'

pretendBrowser()
const { diceFrom, diceTold, otherDice } = await import('./dice')

const RECORDS = import.meta.glob<string>('../../../tests/corpus/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const text = (name: string): string => RECORDS[`../../../tests/corpus/${name}.jsonl`] ?? ''
const read = (name: string): MatchRecord => readRecord(text(name)) as MatchRecord
const verdicts = (checks: Check[]): Record<string, string> =>
  Object.fromEntries(checks.map((one) => [one.name, one.verdict]))
const noted = (record: MatchRecord): Known => ({
  ...NOTHING,
  table: record.dice?.table ?? '',
  commitment: record.dice?.commitment ?? '',
  when: 'today',
  seed: record.dice?.seeds[0] ?? '',
  seats: [0],
})

test.each(['tsubasa-fair', 'machikoro-fair', 'tsubasa-resigned', 'machikoro-agreed'])('%s holds', async (name) => {
  const record = read(name)
  const checks = await checkRecord(record, noted(record))
  expect(verdicts(checks)).toEqual({ lines: 'ok', secret: 'ok', noted: 'ok', own: 'ok', chance: 'ok', seeds: 'ok' })
  expect(checks.find((one) => one.name === 'chance')?.args.count).toBe(record.entropies.length + 1)
})

test('without a note the commitment is only the record’s own word', async () => {
  const checks = await checkRecord(read('tsubasa-fair'), NOTHING)
  expect(checks.find((one) => one.name === 'noted')).toMatchObject({ verdict: 'unsure', why: 'none' })
})

test('another commitment than the one that was seen is found', async () => {
  const checks = await checkRecord(read('tsubasa-fair'), { ...NOTHING, commitment: 'f'.repeat(64) })
  expect(verdicts(checks).noted).toBe('failed')
})

test('a changed die is found at its decision', async () => {
  const record = read('machikoro-fair')
  record.entropies[4] = '0123456789abcdef'
  const checks = await checkRecord(record, NOTHING)
  expect(checks.find((one) => one.name === 'chance')).toMatchObject({ verdict: 'failed', args: { number: 5 } })
})

test('another secret is found', async () => {
  const record = read('machikoro-fair')
  const dice = { ...record.dice!, secret: '00'.repeat(32) }
  expect(verdicts(await checkRecord({ ...record, dice }, NOTHING))).toMatchObject({
    secret: 'failed',
    chance: 'failed',
  })
})

test('a secret that was kept is told', async () => {
  const record = read('machikoro-fair')
  const { secret: _, ...dice } = record.dice!
  const checks = await checkRecord({ ...record, dice }, NOTHING)
  expect(checks.find((one) => one.name === 'secret')).toMatchObject({ verdict: 'failed', why: 'missing' })
})

test('an imported beginning is told of', async () => {
  const checks = await checkRecord(read('tsubasa-imported'), NOTHING)
  expect(verdicts(checks)).toMatchObject({ chance: 'ok', told: 'unsure' })
})

test('lines that are missing at the end are missed', async () => {
  const lines = text('tsubasa-fair').trimEnd().split('\n')
  const cut = readRecord(lines.slice(0, -1).join('\n')) as MatchRecord
  expect(cut.whole).toBe(false)
  expect(verdicts(await checkRecord(cut, NOTHING)).lines).toBe('failed')
})

test('what is no record is none, and a seed is no promise', async () => {
  expect(readRecord('not json')).toBeNull()
  expect(readRecord('{"a": 1}')).toBeNull()
  expect(await checkRecord(read('machikoro-2-random'), NOTHING)).toEqual([])
})

test('another seed at one’s seat is found, and one that was not given here is no proof', async () => {
  const record = read('tsubasa-fair')
  const known = noted(record)
  expect(verdicts(await checkRecord(record, { ...known, seed: 'mine' })).own).toBe('failed')
  expect(verdicts(await checkRecord(record, { ...known, seed: null })).own).toBe('unsure')
  expect(verdicts(await checkRecord(record, { ...known, seats: [] })).own).toBeUndefined()
})

test('what did not hold during the match is told again, and so is the record of another table', async () => {
  const record = read('tsubasa-fair')
  const kept = async (rest: Partial<Known>) =>
    (await checkRecord(record, { ...noted(record), ...rest })).find((one) => one.name === 'kept')
  expect(await kept({ broken: 'dice' })).toMatchObject({ verdict: 'failed', why: 'dice' })
  expect(await kept({ table: 'another' })).toMatchObject({ verdict: 'failed', why: 'record' })
  expect(await kept({})).toBeUndefined()
})

test('dice fall as the rules roll them', () => {
  // golazo.kernel.entropy.rolled, from these bits
  expect(diceFrom('0000000000000007', 6)).toEqual([3, 1, 6, 4, 3, 2])
  expect(diceFrom('fedcba9876543210', 6)).toEqual([3, 1, 5, 4, 2, 1])
})

test('dice that were shown and are not those of the record are found', () => {
  const [first, second] = diceFrom('fedcba9876543210', 2)
  const event = (name: string, fields: Happened['fields']) => ({ name, fields, text: { key: '' } })
  const step = (number: number, ...events: ReturnType<typeof event>[]) => ({
    number,
    events,
    seat: 0,
    action: null,
    promised: null,
  })
  const bits = ['0000000000000007', 'fedcba9876543210']
  const rolled = (die: number, rival_die: number) => [
    step(2, event('spent', { seat: 0, count: 1 }), event('rolled', { seat: 0, die, rival_die })),
  ]
  expect(otherDice('tsubasa', rolled(first!, second!), bits)).toBeNull()
  expect(otherDice('tsubasa', rolled(first!, 7 - second!), bits)).toBe(2)
  expect(otherDice('machikoro', [step(2, event('rolled', { seat: 0, first: first!, second: null }))], bits)).toBeNull()
  expect(otherDice('machikoro', [step(3, event('rolled', { seat: 0, first: first!, second: null }))], bits)).toBe(3)
  expect(diceTold('tsubasa', [event('drew', { seat: 0 }), event('rolled', { die: 1, rival_die: 1 })])).toEqual([])
})

test('no more dice are told than were rolled before the match came to the table', async () => {
  const record = read('tsubasa-imported')
  const most = record.dice!.told!.length
  const found = async (told: number) =>
    (await checkRecord(record, { ...NOTHING, told })).find((one) => one.name === 'told')
  expect(await found(0)).toMatchObject({ verdict: 'failed', why: 'never' })
  expect(await found(most - 1)).toMatchObject({ verdict: 'failed', why: 'never' })
  expect(await found(most)).toMatchObject({ verdict: 'unsure', why: '' })
})
