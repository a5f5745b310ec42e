// What is looked for in the archive: in the page's address, and in the request.

export const ENDINGS = ['rules', 'limit', 'resigned', 'agreed', 'closed'] as const
export type Ending = (typeof ENDINGS)[number]

export interface Sought {
  game: string
  player: string
  ended: Ending | ''
  mine: boolean
}

const A_PAGE = 20

export function soughtIn(query: URLSearchParams): Sought {
  const ended = query.get('ended') as Ending
  return {
    game: query.get('game') ?? '',
    player: query.get('player') ?? '',
    ended: ENDINGS.includes(ended) ? ended : '',
    mine: query.has('mine'),
  }
}

/** Only what is set. */
function told(sought: Sought): URLSearchParams {
  const query = new URLSearchParams()
  if (sought.game) query.set('game', sought.game)
  if (sought.player.trim()) query.set('player', sought.player.trim())
  if (sought.ended) query.set('ended', sought.ended)
  if (sought.mine) query.set('mine', 'true')
  return query
}

export function addressOf(sought: Sought): string {
  const query = told(sought).toString()
  return query ? `/archive?${query}` : '/archive'
}

export function queryOf(sought: Sought, cursor?: string): string {
  const query = told(sought)
  query.set('most', String(A_PAGE))
  if (cursor) query.set('cursor', cursor)
  return query.toString()
}
