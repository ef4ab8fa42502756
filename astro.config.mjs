import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { asore } from './integrations/asore.ts'

/**
 * The chunks that pages share and a browser keeps for a year: what every page's header needs, the client of the backend
 * (Logout loads it where there is no island), React, forms with the contract and its validator, and what islands have in
 * common. What the islands of one page share (live) is no chunk of these.
 */
const sharedChunks = {
  groups: [
    {
      name: 'shell',
      test: /src\/(islands\/shell\/(site|header|avatar)|components\/site\/clock|lib\/(session-storage|hand-over|sunday))\.ts/,
      priority: 4,
    },
    {
      name: 'client',
      test: /node_modules\/wretch\/|src\/lib\/api\/(client|renewal|api-error)\.ts/,
      priority: 3,
    },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 3 },
    {
      name: 'island',
      test: /node_modules\/react-hot-toast\/|src\/(lib\/(?!live|stream|dates|upcoming)[^/]+$|stores\/(?!live)|components\/(?!form)|components\/form\/useAwake|islands\/shell\/)/,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: 'forms',
      test: /node_modules\/zod\/|src\/(lib\/contract\/(base|edit)\.ts|components\/form\/)/,
      minShareCount: 2,
      priority: 1,
    },
  ],
}

export default defineConfig({
  site: process.env.PUBLIC_SITE_URL ?? 'http://127.0.0.1:4321',
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  trailingSlash: 'ignore',
  session: false,
  cache: { provider: { entrypoint: new URL('./src/server/views/route-cache.ts', import.meta.url) } },
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [react(), asore()],
  vite: {
    plugins: [tailwindcss()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: sharedChunks } } } } },
  },
})
