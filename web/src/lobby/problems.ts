// What went wrong with a request, in words.
import { Problem } from '../lib/net/api'
import { say, textsOf } from '../lib/text.svelte'

export const problemTold = (error: unknown, game: string | null = null): string =>
  error instanceof Problem ? textsOf(game).words(error.text) : say('server-trouble')
