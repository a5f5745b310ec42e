// The rules of both games by their ids, in chapters in the order of play; and where each comes from.

export const GAMES = ['tsubasa', 'machikoro'] as const
export type Game = (typeof GAMES)[number]

export const isGame = (name: string): name is Game => GAMES.includes(name as Game)

export interface Chapter {
  key: string // its title is the text `rules-chapter-<key>`
  rules: readonly string[]
}

export const CHAPTERS: Record<Game, readonly Chapter[]> = {
  tsubasa: [
    { key: 'ct-cards', rules: ['CT-BOX-1', 'CT-CARD-1'] },
    { key: 'ct-setup', rules: ['CT-SET-1', 'CT-SET-2', 'CT-SET-3', 'CT-SET-4', 'CT-KICK-1'] },
    { key: 'ct-round', rules: ['CT-RND-1', 'CT-DRAW-1', 'CT-DRAW-2'] },
    { key: 'ct-attack', rules: ['CT-ATK-1', 'CT-ATK-2', 'CT-ATK-3', 'CT-ATK-4', 'CT-ATK-5'] },
    { key: 'ct-contest', rules: ['CT-SHOT-1', 'CT-SHOT-2', 'CT-SHOT-3', 'CT-SHOT-4'] },
    { key: 'ct-dice', rules: ['CT-DICE-1', 'CT-DICE-2', 'CT-DICE-3', 'CT-DICE-4'] },
    { key: 'ct-end', rules: ['CT-DISC-1', 'CT-HALF-1', 'CT-HALF-2', 'CT-END-1', 'CT-EXTRA-1', 'CT-END-2', 'CT-END-3'] },
    { key: 'ct-special', rules: ['CT-YEL-1', 'CT-FAT-1', 'CT-INJ-1', 'CT-CTRL-1', 'CT-SPEC-1', 'CT-SPEC-2'] },
    { key: 'ct-words', rules: ['CT-TERM-1', 'CT-TERM-2', 'CT-TERM-3'] },
    { key: 'ct-bench', rules: ['CT-MOT-1', 'CT-SIGN-1', 'CT-SIGN-2'] },
  ],
  machikoro: [
    { key: 'mk-setup', rules: ['MK-SET-1', 'MK-SET-2', 'MK-SET-3', 'MK-SET-4', 'MK-SET-5'] },
    { key: 'mk-turn', rules: ['MK-TURN-1', 'MK-ROLL-1', 'MK-ROLL-2', 'MK-ROLL-3', 'MK-ROLL-4'] },
    {
      key: 'mk-income',
      rules: [
        'MK-INC-1',
        'MK-INC-2',
        'MK-INC-3',
        'MK-INC-4',
        'MK-INC-5',
        'MK-INC-6',
        'MK-INC-7',
        'MK-INC-8',
        'MK-INC-9',
      ],
    },
    {
      key: 'mk-build',
      rules: ['MK-BUILD-1', 'MK-BUILD-2', 'MK-BUILD-3', 'MK-LARGE-1', 'MK-BUILD-4', 'MK-BUILD-5', 'MK-END-1'],
    },
    { key: 'mk-variant', rules: ['MK-VAR-1', 'MK-VAR-2', 'MK-VAR-3'] },
  ],
}

/** Rules that no rulebook prints, or not all of them. */
export const SOURCES = {
  ours: ['CT-END-3', 'CT-TERM-3', 'MK-SET-4', 'MK-INC-9', 'MK-END-1'],
  base: ['MK-INC-5'],
  partly: [
    'CT-BOX-1',
    'CT-SET-2',
    'CT-SET-4',
    'CT-DRAW-1',
    'CT-ATK-1',
    'CT-ATK-2',
    'CT-ATK-3',
    'CT-SHOT-1',
    'CT-DICE-1',
    'CT-DICE-2',
    'CT-DICE-3',
    'CT-EXTRA-1',
    'CT-YEL-1',
    'CT-FAT-1',
    'CT-MOT-1',
    'CT-SIGN-1',
    'MK-SET-2',
    'MK-SET-3',
    'MK-ROLL-3',
    'MK-LARGE-1',
    'MK-INC-7',
    'MK-INC-8',
    'MK-BUILD-2',
    'MK-BUILD-5',
  ],
} as const

export type Source = keyof typeof SOURCES

/** Where a rule comes from; null if the rulebook has it all. */
export function sourceOf(id: string): Source | null {
  const sources = Object.keys(SOURCES) as Source[]
  return sources.find((source) => (SOURCES[source] as readonly string[]).includes(id)) ?? null
}

/** Which game a rule belongs to, by its id. */
export const gameOf = (id: string): Game => (id.startsWith('MK-') ? 'machikoro' : 'tsubasa')

/** Whether there is such a rule. */
export const isRule = (id: string): boolean => CHAPTERS[gameOf(id)].some((chapter) => chapter.rules.includes(id))

/** The key of a rule's text; its title has `-title` after it. */
export const keyOf = (id: string): string => `rule-${id.toLowerCase()}`
