import { describe, expect, it } from 'vitest'
import { Catalogue, type CatalogueData } from './card/catalogue'
import { contestOf, eventsBefore, totalIn } from './contest'
import { matchOf } from './match'

const card = (id: string, shot: number, defence: number, save: object | null = null) => ({
  id,
  deck: 'initial',
  name: { key: `card-${id}` },
  values: { shot, pass: 0, defence },
  abilities: [],
  save,
})
const catalogue = new Catalogue({
  game: 'tsubasa',
  hash: '',
  cards: [card('ozora', 5, 1), card('keeper', 0, 3, { caught: 1, corner: 3 }), card('yellow', -2, -2)],
} as unknown as CatalogueData)

const match = matchOf({
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
})
const event = (name: string, ...numbers: number[]) => ({ name, numbers, text: { key: `event-${name}` } })

describe('a contest', () => {
  it('stands as the table shows it', () => {
    const contest = contestOf(match, [], catalogue)
    expect(contest).toMatchObject({ kind: 'shot', cards: [3, 3], tokens: [2, null], keeper: 'keeper', outcome: null })
  })

  it('goes on with what is told', () => {
    const told = [event('spent', 1, 2, 1), event('rolled', 0, 5, 3), event('rolled-save', 1, 5), event('goal', 0, 1, 0)]
    const contest = contestOf(match, told, catalogue)!
    expect(contest).toMatchObject({ tokens: [2, 1], dice: [5, 3], saveDie: 5, outcome: 'goal', goals: [1, 0] })
    expect([totalIn(contest, 0), totalIn(contest, 1)]).toEqual([10, 7])
  })

  it('ends where the next round begins', () => {
    const events = [
      event('rolled', 0, 5, 3),
      event('goal', 0, 1, 0),
      event('turned-up', 1),
      event('round-began', 1, 2, 1, 0),
    ]
    expect(eventsBefore({ number: 1, events, seat: 0, action: null })).toBe(2)
    expect(eventsBefore({ number: 1, events: events.slice(0, 1), seat: 0, action: null })).toBe(0)
  })
})
