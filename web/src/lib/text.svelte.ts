// Texts: the Fluent files of the page, of the server and of the games, in the language that is set.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Words } from './net/wire'
import { settings, type Language } from './settings.svelte'

const PARTS = import.meta.glob<string>('../../text/*/*.ftl', { query: '?url', import: 'default', eager: true })
const SHARED = import.meta.glob<string>('../../../src/golazo/text/*.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
})
const GAME_PARTS = import.meta.glob<string>(['../games/*/text/*/*.ftl', '$further/*/page/text/*/*.ftl'], {
  query: '?url',
  import: 'default',
  eager: true,
})
const GAMES = import.meta.glob<string>(['../../../src/golazo/games/*/text/*.ftl', '$further/*/text/*.ftl'], {
  query: '?url',
  import: 'default',
  eager: true,
})
const RULES = import.meta.glob<string>(
  ['../../../src/golazo/games/*/text/rules/*.ftl', '$further/*/text/rules/*.ftl'],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
)

/** The file of a game, by how its path ends; in English, where the language has none. */
function fileOf(files: Record<string, string>, language: Language, ending: (language: Language) => string) {
  const paths = Object.keys(files)
  const found = [language, 'en' as const].map((one) => paths.find((path) => path.endsWith(ending(one)))).find(Boolean)
  return found && files[found]
}

/** The names of seats, and which of them is the reader's: told in the second person. */
export interface Who {
  names: readonly string[]
  you: number | null
}

const NOBODY: Who = { names: [], you: null }
type Loader = (language: Language) => string | undefined // where the file is

const sources = new Map<string, Promise<string>>()
let version = $state(0) // grows when texts have come
let coming = 0 // files that are being loaded
let spoken = $state.raw({ language: settings.language, edition: settings.edition }) // as soon as all of it has come
const loaders = $state.raw(new Map<string, Loader>())
const bundles = new Map<string, FluentBundle>()

/** All messages that were loaded, in one language and edition. */
function bundle(name: string): FluentBundle | undefined {
  void version
  return bundles.get(`${spoken.language}/${spoken.edition}/${name}`)
}

async function load(name: string, loader: Loader): Promise<void> {
  loaders.set(name, loader)
  const { language, edition } = settings
  const place = `${language}/${edition}/${name}`
  if (bundles.has(place)) return
  const found = loader(language)
  if (!found) return
  coming++
  try {
    const source = sources.get(`${language}/${name}`) ?? fetch(found).then((answer) => answer.text())
    sources.set(`${language}/${name}`, source)
    bundles.set(place, bundleOf(await source, language, edition))
  } finally {
    coming--
    version++
  }
}

function bundleOf(source: string, language: Language, edition: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  const resource = new FluentResource(source)
  if (edition) {
    for (const message of resource.body) {
      const other = 'attributes' in message ? message.attributes[edition] : undefined
      if (other) message.value = other
    }
  }
  made.addResource(resource)
  return made
}

/** Load a part of the page's own texts. */
export const loadPart = (part: string) => load(part, (language) => PARTS[`../../text/${language}/${part}.ftl`])

/** Load a part of the page's own texts of a game. */
export const loadGamePart = (game: string, part: string) =>
  load(
    `${game}/${part}`,
    (language) =>
      fileOf(GAME_PARTS, language, (one) => `/${game}/text/${one}/${part}.ftl`) ??
      fileOf(GAME_PARTS, language, (one) => `/${game}/page/text/${one}/${part}.ftl`),
  )

/** Load the texts of a game. */
export const loadGame = (game: string) =>
  load(`game:${game}`, (language) => fileOf(GAMES, language, (one) => `/${game}/text/${one}.ftl`))

/** Load the texts of a game's rules. */
export const loadRuleTexts = (game: string) =>
  load(`rules-${game}`, (language) => fileOf(RULES, language, (one) => `/${game}/text/rules/${one}.ftl`))

/** Load the texts that all share: the page's frame, and the server's. */
export async function loadShared(): Promise<void> {
  await Promise.all([
    loadPart('shell'),
    load('shared', (language) => SHARED[`../../../src/golazo/text/${language}.ftl`]),
  ])
}

/** Load in the language that is set now whatever was loaded before, then speak it. */
export async function followLanguage(): Promise<void> {
  const { language, edition } = settings
  await Promise.all([...loaders].map(([name, loader]) => load(name, loader)))
  if (language === settings.language && edition === settings.edition) spoken = { language, edition }
}

function found(key: string, game: string | null): FluentBundle | undefined {
  const names = [...loaders.keys()].filter((name) => !name.startsWith('game:') || name === `game:${game}`)
  const own = game === null ? [] : [`game:${game}`]
  for (const name of [...own, ...names]) {
    const one = bundle(name)
    if (one?.hasMessage(key)) return one
  }
  return undefined
}

function formatted(key: string, args: Record<string, FluentVariable>, game: string | null): string {
  const one = found(key, game)
  const message = one?.getMessage(key)
  if (!one || !message?.value) return coming > 0 || !bundle('shared') ? '' : key
  const errors: Error[] = []
  const text = one.formatPattern(message.value, args, errors)
  if (errors.length) console.error(`text ${key}: ${errors.join('; ')}`)
  return text
}

/** A text of the page, or one that all share. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  return formatted(key, args, null)
}

/** Whether there is such a text. */
export function known(key: string, game: string | null = null): boolean {
  void version
  return found(key, game) !== undefined
}

/** The texts with those of one game. */
export interface Sayer {
  say(key: string, args?: Record<string, FluentVariable>): string
  words(words: Words, who?: Who): string
}

export function textsOf(game: string | null): Sayer {
  const say = (key: string, args: Record<string, FluentVariable> = {}) => formatted(key, args, game)
  const words = (one: Words, who: Who = NOBODY): string => {
    const args: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(one.args ?? {}) as [string, Arg][]) {
      if (typeof value !== 'object') args[name] = value
      else if ('seat' in value) {
        args[name] = who.names[value.seat] ?? formatted('seat', { number: value.seat }, game)
        args[`${name}_is`] = value.seat === who.you ? 'you' : 'other'
      } else args[name] = words(value, who)
    }
    return formatted(one.key, args, game)
  }
  return { say, words }
}
