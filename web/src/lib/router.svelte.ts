// Where in the page somebody is: its address, taken apart.
export type Name = 'lobby' | 'table' | 'replay' | 'fair' | 'learn' | 'rules' | 'icons' | 'archive' | 'lost'

export interface Route {
  name: Name
  params: Record<string, string>
  query: URLSearchParams
  hash: string
  path: string
}

const ROUTES: [RegExp, Name][] = [
  [/^\/$/, 'lobby'],
  [/^\/t\/(?<id>[0-9a-z]{1,16})\/?$/, 'table'],
  [/^\/t\/(?<id>[0-9a-z]{1,16})\/replay\/?$/, 'replay'],
  [/^\/t\/(?<id>[0-9a-z]{1,16})\/fair\/?$/, 'fair'],
  [/^\/learn\/(?<game>[a-z]+)\/?$/, 'learn'],
  [/^\/rules\/(?<game>[a-z]+)\/?$/, 'rules'],
  [/^\/icons\/?$/, 'icons'],
  [/^\/archive\/?$/, 'archive'],
]

function routeOf(address: Location | URL): Route {
  const path = address.pathname
  const rest = { query: new URLSearchParams(address.search), hash: address.hash.slice(1), path }
  for (const [pattern, name] of ROUTES) {
    const match = pattern.exec(path)
    if (match) return { name, params: { ...match.groups }, ...rest }
  }
  return { name: 'lost', params: {}, ...rest }
}

let current = $state.raw<Route>(routeOf(location))

export const route = {
  get now(): Route {
    return current
  },
}

function arrive(): void {
  const before = current.path
  current = routeOf(location)
  if (current.path !== before && !current.hash) scrollTo(0, 0)
}

addEventListener('popstate', arrive)
addEventListener('hashchange', arrive)

/** Go somewhere in the page; `replace` leaves no way back to where one was. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  arrive()
}

/** Follow links within the page without loading it again. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const anchor = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
    if (!anchor || anchor.target || anchor.hasAttribute('download')) return
    const url = new URL(anchor.href)
    if (url.origin !== location.origin || url.pathname.startsWith('/api') || url.pathname.startsWith('/docs')) return
    event.preventDefault()
    if (url.href !== location.href) go(url.pathname + url.search + url.hash)
  })
}
