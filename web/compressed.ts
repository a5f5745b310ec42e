// Beside each text file of the built page its gzip and brotli forms: the server only has to pick one.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Plugin } from 'vite'

const TEXTS = /\.(css|ftl|html|js|json|svg|txt|webmanifest)$/
const SMALLEST = 1024
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } // the best, 11, takes twenty times as long for 8 %

function write(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) {
      write(path)
    } else if (TEXTS.test(name) && statSync(path).size >= SMALLEST) {
      const content = readFileSync(path)
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      writeFileSync(`${path}.br`, brotliCompressSync(content, QUALITY))
    }
  }
}

export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'golazo-compressed',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: () => write(folder),
  }
}
