// How the page is built: into the package, so that the table server serves it and the wheel carries it.
import { fileURLToPath } from 'node:url'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { compressed } from './compressed.ts'
import { notices } from './notices.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** A folder of further games: Python packages that hold a `page/` each. None is built in unless it is named. */
const further = process.env.GOLAZO_GAMES ?? here('src/games/none')

/** The running table server that `npm run dev` talks to. */
const server = process.env.GOLAZO_SERVER ?? 'http://127.0.0.1:8460'

export default defineConfig({
  root: here('.'),
  plugins: [svelte(), notices(), compressed()],
  resolve: {
    alias: {
      $lib: here('src/lib'),
      $ui: here('src/ui'),
      $art: here('src/art'),
      $games: here('src/games'),
      $further: further,
    },
    dedupe: ['svelte'], // for games outside this folder
    // Under Vitest, too, Svelte is the one that runs in a browser.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/golazo/server/web'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: false,
    sourcemap: false,
    cssMinify: false, // Lightning CSS would write widths such as 90% into `font`, where no browser reads them
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: but for pictures
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [here('..'), further] }, // the texts that the page shares with the server: ../src/golazo/**/*.ftl
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
})
