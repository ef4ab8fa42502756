import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { rolldown } from 'rolldown'
import { workerAddress } from '../src/server/app/html/variants.ts'
import { inlineWords } from './inline-words.ts'
import { takeMarks } from './word-marks.ts'

/**
 * Bundles the service worker into /sw.js of the built site, in English, and adds where its words stand to those of the other scripts
 * (words.ts), which runs before. Runs before the integration that compresses the files.
 */
export const serviceWorker = (): AstroIntegration => ({
  name: 'asore:service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const names = await readdir(new URL('_astro/', dir))
      const fingerprint = createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 8)
      const { code, words } = takeMarks(await bundle(fingerprint))
      await writeFile(new URL('sw.js', dir), code)
      const all = new URL('../words.json', dir)
      const others = JSON.parse(await readFile(all, 'utf8'))
      await writeFile(all, JSON.stringify({ ...others, [workerAddress]: words }))
    },
  },
})

async function bundle(fingerprint: string): Promise<string> {
  await using bundled = await rolldown({
    input: fileURLToPath(new URL('../src/service-worker/main.ts', import.meta.url)),
    platform: 'browser',
    plugins: [{ name: 'asore:inline-words', transform: (code, id) => inlineWords(id, code) }],
    transform: { define: { SHELL: JSON.stringify(fingerprint) } },
  })
  const { output } = await bundled.generate({ format: 'iife', minify: true, comments: false })
  return output[0].code
}
