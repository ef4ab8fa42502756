import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { compressible } from '../src/server/platform/cache/compress.ts'
import { mountInDevelopment } from './development.ts'
import { writeStyleSheet } from './style-sheet.ts'
import { writeCompressed } from './write-compressed.ts'

/** The site's own Astro integration: compressed files in the build; in development, the API beside the pages. */
export function asore(): AstroIntegration {
  let pages: string[] = []
  return {
    name: 'asore',
    hooks: {
      'astro:routes:resolved': ({ routes }) => {
        pages = routes.filter(({ origin }) => origin === 'project').map(({ pattern }) => pattern)
      },
      'astro:server:setup': ({ server }) => mountInDevelopment(server),
      'astro:build:setup': ({ updateConfig }) =>
        void updateConfig({
          // Vite's own preloading adds code to every page; ours is in the head (script-preloads.ts).
          build: { modulePreload: false },
          // An entry may export what another chunk needs of it: otherwise it is two files.
          environments: {
            client: { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } },
          },
        }),
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        for (const path of await textFiles(folder)) await writeCompressed(join(folder, path))
        await writeStyleSheet(dir)
        await writeFile(new URL('../routes.json', dir), JSON.stringify(pages))
      },
    },
  }
}

async function textFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && compressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .map((path) => path.replace(/^\//, ''))
}
