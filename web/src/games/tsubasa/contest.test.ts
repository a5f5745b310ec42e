import { describe, expect, it } from 'vitest'
import type { Happened } from '../../lib/net/wire'
import { Catalogue, type CatalogueData } from './card/catalogue'
import { chanceIn, contestOf, eventsBefore, isTie, stepsOf, totalIn } from './contest'
import { matchOf } from './match'

const card = (id: string, save: object | null = null) => ({
  id,
  deck: 'initial',
  name: { key: `card-${id}` },
  values: { shot: 0, pass: 0, defence: 0 },
  abilities: [],
  save,
})
const catalogue = new Catalogue({
  game: 'tsubasa',
  hash: '',
  cards: [card('ozora'), card('keeper', { caught: 1, corner: 3 })],
} as unknown as CatalogueData)

const view = {
  half: 1,
  round: 1,
  phase: 'tokens',
  to_act: 1,
  attacker: 0,
  action: 'shot',
  spent: [2, 0],
  dice: [0, 0],
  goals: [0, 0],
  booked: ['yellow', 'none'],
  area: [['ozora'], ['keeper']],
  hand: [[], []],
  draw_deck: [[], []],
  match_deck: [],
}
const match = matchOf({ view, figures: { sums: [{ shot: 3 }, { defence: 3 }] } })
const event = (name: string, fields: Happened['fields'] = {}) => ({ name, fields, text: { key: `event-${name}` } })

const step = {
  number: 7,
  events: [event('chose', { seat: 0, action: 'shot', total: 3, defence: 3 })],
  seat: 0,
  action: 'shoot',
  promised: null,
}
const steps = [step]
const rolled = {
  number: 8,
  seat: 1,
  action: 'tokens 1',
  promised: { kind: 'shot', shot: { total: 3, tokens: 2, won: 0.5, goal: 0.25, kept: 0 } },
}

describe('a contest', () => {
  it('begins with the choice of shot or pass', () => {
    const before = { ...step, number: 6, events: [event('played')] }
    const later = { ...step, number: 9 }
    expect(stepsOf([before, step, { ...rolled, events: [] }, later], 8).map(({ number }) => number)).toEqual([7, 8])
    expect(stepsOf([before], 8)).toEqual([])
  })

  it('is a tie where both sides come to the same once the dice lie', () => {
    const tie = (...told: ReturnType<typeof event>[]) => isTie(contestOf(match, told, catalogue, steps)!)
    const dice = event('rolled', { die: 2, rival_die: 4 })
    expect(tie()).toBe(false)
    expect(tie(dice)).toBe(true)
    expect(tie(dice, event('goal', { seat: 0, nankatsu: 1, toho: 0 }))).toBe(true)
    expect(tie(dice, event('rerolled', { seat: 1, whose: 1, die: 5 }))).toBe(false)
    expect(
      tie(event('rolled', { die: 1, rival_die: 3 }), event('assured', { seat: 1 }), event('ball-won', { seat: 1 })),
    ).toBe(false)
  })

  it('stands as the table shows it', () => {
    const contest = contestOf(match, [], catalogue, steps)
    expect(contest).toMatchObject({
      kind: 'shot',
      cards: [3, 3],
      tokens: [2, null],
      keepers: ['keeper'],
      outcome: null,
    })
  })

  it('goes on with what is told', () => {
    const told = [
      event('spent', { seat: 1, kind: 'defence', count: 1 }),
      event('rolled', { die: 5, rival_die: 3 }),
      event('rolled-save', { seat: 1, die: 5, card: 'keeper' }),
      event('goal', { seat: 0, nankatsu: 1, toho: 0 }),
    ]
    const contest = contestOf(match, told, catalogue, [...steps, { ...rolled, events: told }])!
    expect(contest).toMatchObject({ tokens: [2, 1], dice: [5, 3], saveDie: 5, outcome: 'goal', goals: [1, 0] })
    expect(chanceIn(contest)).toBe(0.25)
    expect([totalIn(contest, 0), totalIn(contest, 1)]).toEqual([10, 7])
  })

  it('shows no die before its roll is told', () => {
    const after = matchOf({ view: { ...view, phase: 'save', dice: [5, 3], save_die: 4, spent: [2, 1] }, figures: {} })
    const events = [event('spent', { seat: 1, kind: 'defence', count: 1 }), event('rolled', { die: 5, rival_die: 3 })]
    const seen = (count: number) => contestOf(after, events.slice(0, count), catalogue, steps, match)!
    expect(seen(1)).toMatchObject({ dice: [0, 0], saveDie: 0, rolling: null, tokens: [2, 1] })
    expect(seen(2)).toMatchObject({ dice: [5, 3], saveDie: 0, rolling: 'both' })
    expect(contestOf(after, [], catalogue, steps)).toMatchObject({ dice: [5, 3], saveDie: 4 })
  })

  it('shows every card that may save, and once it is rolled the one that does', () => {
    const two = [card('ozora'), card('keeper', { caught: 1, corner: 3 }), card('wall', { caught: 2, corner: 2 })]
    const box = new Catalogue({ game: 'tsubasa', hash: '', cards: two } as unknown as CatalogueData)
    const table = { ...view, phase: 'save', dice: [5, 3], area: [['ozora'], ['keeper', 'wall']] }
    const asked = matchOf({ view: table, figures: { sums: [{ shot: 3 }, { defence: 3 }] } })
    expect(contestOf(asked, [], box, steps)?.keepers).toEqual(['keeper', 'wall'])
    const save = event('rolled-save', { seat: 1, die: 6, card: 'wall' })
    expect(contestOf(asked, [save], box, steps)).toMatchObject({ keepers: ['wall'], saveDie: 6, rolling: 'save' })
    const later = matchOf({ view: { ...table, phase: 'reroll', save_die: 6, save_card: 'wall' }, figures: {} })
    const again = contestOf(later, [event('rerolled', { seat: 1, whose: 1, die: 6 })], box, steps)!
    expect(again).toMatchObject({ keepers: ['wall'], dice: [5, 6], saveDie: 6, rolling: 1 })
  })

  it('ends where the next round begins', () => {
    const events = [
      event('rolled', { die: 5, rival_die: 3 }),
      event('goal', { seat: 0, nankatsu: 1, toho: 0 }),
      event('turned-up'),
      event('round-began'),
    ]
    expect(eventsBefore({ number: 1, events, seat: 0, action: null, promised: null })).toBe(2)
    expect(eventsBefore({ number: 1, events: events.slice(0, 1), seat: 0, action: null, promised: null })).toBe(0)
  })
})
