import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { asore } from './integrations/asore.ts'
import { plainImports } from './integrations/plain-imports.ts'
import { pureSchemas } from './integrations/pure-schemas.ts'

/**
 * Chunks shared by pages, which browsers cache for a year: the header's code with the few functions that reading pages share,
 * the API client (Logout also loads it on pages without an island), React, zod with the contract's base types, forms, and
 * toasts. The bundler splits all other code that islands share.
 */
const sharedChunks = {
  groups: [
    {
      name: 'shell',
      test: /src\/(islands\/shell\/(site|header|toasts)|stores\/(persistence|session|favourites)|lib\/(browser-storage|session-keys|toast-event|favourite-ids|toast-time|words))\.ts|node_modules\/(nanostores\/(atom|lifecycle|clean-stores)|@nanostores\/persistent)\//,
      priority: 4,
    },
    {
      name: 'client',
      test: /node_modules\/wretch\/|src\/(lib\/api\/(client|renewal|api-error)|stores\/session-acts)\.ts/,
      priority: 3,
    },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 5 },
    {
      name: 'contract',
      test: /node_modules\/zod\/|src\/lib\/contract\/(base|answer|fields)\.ts/,
      priority: 5,
    },
    // Higher priority than the forms, whose chunk would otherwise include the code that both need.
    {
      name: 'island',
      test: /src\/(stores\/(toasts|useMember)|components\/(form\/useHydrated|ui\/(useQuery|useMore))|lib\/(dates|drafts|show-toast|api\/(keep-local|if-match)))\./,
      priority: 3,
    },
    { name: 'resource', test: /src\/lib\/api\/resource\.ts/, priority: 3 },
    {
      name: 'prayers',
      test: /src\/(lib\/(api|messages)\/prayer-requests|stores\/useOptimisticEdits)\.ts/,
      priority: 2,
    },
    {
      name: 'form',
      test: /src\/components\/form\/(useDraft|Field|frame|Problem|SubmitButton)\./,
      priority: 2,
    },
  ],
}

/**
 * A schema that no page uses is left out with what it imports. Only `base.ts` acts when it is loaded: it configures zod.
 */
const moduleSideEffects = [{ test: /src\/lib\/contract\/(?!base)[\w-]+\.ts$/, sideEffects: false }]

export default defineConfig({
  site: process.env.PUBLIC_SITE_URL ?? 'http://127.0.0.1:4321',
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  trailingSlash: 'ignore',
  session: false,
  cache: { provider: { entrypoint: new URL('./src/server/page-data/route-cache.ts', import.meta.url) } },
  build: { format: 'file', inlineStylesheets: 'auto' },
  devToolbar: { enabled: false },
  integrations: [react(), asore()],
  vite: {
    plugins: [tailwindcss(), plainImports(), pureSchemas()],
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: sharedChunks }, treeshake: { moduleSideEffects } },
        },
      },
    },
  },
})
