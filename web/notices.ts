// The licences of everything in the built page that others have written, as one text file beside it.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin, Rolldown } from 'vite'

export const NOTICES = 'third-party-notices.txt'
const MODULES = 'node_modules'
const TEXTS = /^(licen[cs]e|copying|notice)/i
/** Licences whose text is the same for everybody, for packages that come without it. */
const COMMON: Record<string, string> = { 'Apache-2.0': fileURLToPath(new URL('../LICENSE', import.meta.url)) }
/** Where a build tool goes on with the licences of what is in itself; none of that is in the page. */
const NOT_OURS = /^#+ Licenses of bundled dependencies$/im
const RULE = '-'.repeat(80)

/** The folder of the package that a file of the bundle comes from; null for our own files. */
function packageOf(id: string, root: string): string | null {
  const helper = /^\0([a-z]+)\//.exec(id)?.[1] // what build tools add of their own: "\0vite/preload-helper.js"
  if (helper) return join(root, MODULES, helper)
  const path = resolve(root, id.replace(/^\0/, '').replace(/[?#].*$/, ''))
  const [inside] = path.match(/.*\/node_modules\/(?:@[^/]+\/)?[^/]+/) ?? []
  if (!inside && !existsSync(path)) throw new Error(`Nobody knows whose code ${JSON.stringify(id)} is: see notices.ts.`)
  return inside ?? null
}

/** Everything of a bundle that was written elsewhere: modules, and files such as fonts. */
function sources(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : file.originalFileNames))
}

/** What is to be said of a package: its name, version and licence, and the licence in full. */
function notice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const own = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .sort()
  const files = own.length ? own.map((file) => join(folder, file)) : [COMMON[license]].filter((file) => file)
  if (!license || !files.length) throw new Error(`${name} ${version} comes without a licence: see notices.ts.`)
  const texts = files.map((file) => readFileSync(file!, 'utf8').split(NOT_OURS)[0]!.trim())
  return [RULE, `${name} ${version}`, `License: ${license}`, '', texts.join('\n\n')].join('\n')
}

export function notices(): Plugin {
  let root = ''
  return {
    name: 'golazo-notices',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle(_, bundle) {
      const folders = new Set(sources(bundle).map((id) => packageOf(id, root)))
      const told = [...folders]
        .filter((folder) => folder !== null)
        .sort()
        .map(notice)
      const top = 'The page of Golazo contains the following software and fonts of others.'
      this.emitFile({ type: 'asset', fileName: NOTICES, source: `${[top, ...told].join('\n\n')}\n` })
    },
  }
}
