// Where in the page somebody is: its address, taken apart, and the view that shows it.
import { untrack } from 'svelte'
import { viewOf, type View } from '../views'

export type Name = 'lobby' | 'table' | 'replay' | 'fair' | 'learn' | 'rules' | 'icons' | 'archive' | 'lost'

export interface Route {
  name: Name
  params: Record<string, string>
  query: URLSearchParams
  hash: string
  path: string
}

/** A page that is open. `view` is null while the first one loads, where there is none, and where it could not load. */
export interface Page extends Route {
  view: View | null
  failed: boolean
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

/** What the server itself shows, besides the page. */
const BESIDE = /^\/(api|docs|third-party-notices)/

function routeOf(address: Location | URL): Route {
  const path = address.pathname
  const rest = { query: new URLSearchParams(address.search), hash: address.hash.slice(1), path }
  for (const [pattern, name] of ROUTES) {
    const match = pattern.exec(path)
    if (match) return { name, params: { ...match.groups }, ...rest }
  }
  return { name: 'lost', params: {}, ...rest }
}

let open = $state.raw<Page>({ ...routeOf(location), view: null, failed: false })
let loading = $state(false)
let journeys = 0 // how often somewhere has been gone to

export const route = {
  /** The page that is open. While the next one still loads this is the one before. */
  get now(): Page {
    return open
  },
  /** Whether the view of the next page is still being loaded. */
  get loading(): boolean {
    return loading
  },
}

/** Open the page of the address. Its view and its parameters change together, once the view has loaded. */
export async function arrive(): Promise<void> {
  const journey = ++journeys
  const next = routeOf(location)
  const same = next.name === open.name && open.view !== null
  loading = !same
  const loaded = same ? { view: open.view, failed: false } : await load(next.name)
  if (journey !== journeys) return // somebody has gone somewhere else meanwhile
  loading = false
  const moved = next.path !== open.path
  open = { ...next, ...loaded }
  if (moved && !next.hash) scrollTo(0, 0)
}

async function load(name: Name): Promise<Pick<Page, 'view' | 'failed'>> {
  try {
    return { view: await viewOf(name), failed: false }
  } catch {
    return { view: null, failed: true }
  }
}

addEventListener('popstate', () => void arrive())
addEventListener('hashchange', () => void arrive())

/** Go somewhere in the page; `replace` leaves no way back to where one was. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  void arrive()
}

/** Say in the address what of its page is shown. A page that has been left cannot do so any more. */
export function readdress(path: string): void {
  const url = new URL(path, location.origin)
  const shown = untrack(() => open)
  if (url.pathname !== shown.path || url.pathname !== location.pathname) return
  history.replaceState(history.state, '', url)
  open = { ...shown, ...routeOf(url) }
}

/** Follow links within the page without loading it again. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const anchor = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
    if (!anchor || anchor.target || anchor.hasAttribute('download')) return
    const url = new URL(anchor.href)
    if (url.origin !== location.origin || BESIDE.test(url.pathname)) return
    event.preventDefault()
    if (url.href !== location.href) go(url.pathname + url.search + url.hash)
  })
}
