// The service worker: keeps the hashed files of the page, and shows a page of its own while the server is away.
// What the server says (/api) is never kept: a match has only one present.
const EDITION = 'ef7d90fa5db5' // of the files below; tests/web/test_installed.py says which it must be
const OFFLINE = ['/offline.html', '/offline.css', '/offline.js', '/icon.svg']
const ASSETS = 'golazo-assets'
const AWAY = `golazo-away-${EDITION}`
const MOST = 400 // files; the oldest go first, so that those of former builds do not pile up
const GATEWAY = [502, 503, 504] // a proxy whose server is away

addEventListener('install', (event) => {
  event.waitUntil(caches.open(AWAY).then((cache) => cache.addAll(OFFLINE)).then(() => self.skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(tidied().then(() => self.clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (request.mode === 'navigate') event.respondWith(visited(request))
  else if (OFFLINE.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)))
})

async function tidied() {
  const known = [ASSETS, AWAY]
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !known.includes(name)).map((name) => caches.delete(name)))
}

/** A file whose name holds its hash: what was kept is what it is. */
async function asset(request) {
  const cache = await caches.open(ASSETS)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone())
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)))
  }
  return answer
}

/** A page from the server, or what to read until it is back. */
async function visited(request) {
  try {
    const answer = await fetch(request)
    if (!GATEWAY.includes(answer.status)) return answer
  } catch {
    // nobody answers
  }
  return caches.match('/offline.html')
}
