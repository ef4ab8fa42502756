import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { asore } from './integrations/asore.ts'

/** React in one chunk that every page with an island shares and keeps for a year. */
const reactChunk = {
  groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// }],
}

export default defineConfig({
  site: process.env.PUBLIC_SITE_URL ?? 'http://127.0.0.1:4321',
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  trailingSlash: 'ignore',
  session: false,
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [react(), asore()],
  vite: {
    plugins: [tailwindcss()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: reactChunk } } } } },
  },
})
