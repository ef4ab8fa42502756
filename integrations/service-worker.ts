import { createHash } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { rolldown } from 'rolldown'

/** Bundles the service worker into /sw.js of the built site. Runs before the integration that compresses the files. */
export const serviceWorker = (): AstroIntegration => ({
  name: 'asore:service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const names = await readdir(new URL('_astro/', dir))
      const fingerprint = createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 8)
      await writeFile(new URL('sw.js', dir), await bundle(fingerprint))
    },
  },
})

async function bundle(fingerprint: string): Promise<string> {
  await using bundled = await rolldown({
    input: fileURLToPath(new URL('../src/service-worker/main.ts', import.meta.url)),
    platform: 'browser',
    transform: { define: { SHELL: JSON.stringify(fingerprint) } },
  })
  const { output } = await bundled.generate({ format: 'iife', minify: true, comments: false })
  return output[0].code
}
