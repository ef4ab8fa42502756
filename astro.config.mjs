import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { asore } from './integrations/asore.ts'
import { browserRoutes } from './integrations/browser-routes.ts'
import { inlineScripts } from './integrations/inline-scripts.ts'
import { pageChunks } from './integrations/page-chunks.ts'
import { plainImports } from './integrations/plain-imports.ts'
import { pureSchemas } from './integrations/pure-schemas.ts'
import { scriptPreloads } from './integrations/script-preloads.ts'
import { serverBuild } from './integrations/server-build.ts'
import { serviceWorker } from './integrations/service-worker.ts'
import { words } from './integrations/words.ts'

/**
 * A schema that no page uses is left out with what it imports. Only `base.ts` acts when it is loaded: it configures zod.
 */
const moduleSideEffects = [
  { test: /src\/lib\/contract\/(?:[\w-]+\/)*(?!base)[\w-]+\.ts(\?|$)/, sideEffects: false },
]

/** Of a script in an Astro file the file's name: every chunk that imports it has the whole name in it. */
const shortName = ({ name }) => `_astro/${name.replace(/\W.*/, '')}.[hash].js`

const chunks = pageChunks()

export default defineConfig({
  site: process.env.PUBLIC_SITE_URL ?? 'http://127.0.0.1:4321',
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  trailingSlash: 'ignore',
  session: false,
  cache: { provider: { entrypoint: new URL('./src/server/app/views/route-cache.ts', import.meta.url) } },
  build: { format: 'file', inlineStylesheets: 'auto' },
  devToolbar: { enabled: false },
  integrations: [react(), words(), scriptPreloads(), serviceWorker(), asore()],
  vite: {
    plugins: [
      tailwindcss(),
      chunks.plugin,
      plainImports(),
      inlineScripts(),
      browserRoutes(),
      pureSchemas(),
      serverBuild(),
    ],
    environments: {
      // One byte in memory for each character, not two.
      ssr: { build: { rolldownOptions: { output: { charset: 'ascii', comments: false } } } },
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: chunks.codeSplitting, entryFileNames: shortName },
            treeshake: { moduleSideEffects },
          },
        },
      },
    },
  },
})
