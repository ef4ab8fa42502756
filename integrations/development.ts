import { getRequestListener } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import { readSettings } from '../src/server/platform/config.ts'
import { pathOf, refuseLongAddress } from '../src/server/platform/http/address.ts'
import { readSentences } from './sentences.ts'

type Views = typeof import('../src/server/app/views/church.ts')
type Opened = typeof import('../src/server/app/open-app.ts')

/** Mounts the API beside Astro's pages in development; reopens the church when a server file changes. */
export function mountInDevelopment(server: ViteDevServer): void {
  const settings = readSettings(process.env)
  let current: { from: Opened; church: ReturnType<Opened['openApp']> } | undefined

  async function church() {
    const from = (await server.ssrLoadModule('/src/server/app/open-app.ts')) as Opened
    if (current?.from !== from) {
      const before = await current?.church
      await before?.close()
      current = { from, church: openForPages(from) }
    }
    return current.church
  }

  /** Pages and API share the same open church. */
  async function openForPages(from: Opened) {
    const open = await from.openApp(
      settings,
      new URL('../', import.meta.url),
      undefined,
      undefined,
      readSentences,
    )
    const { openViews } = (await server.ssrLoadModule('/src/server/app/views/church.ts')) as Views
    openViews({
      ...open,
      siteUrl: settings.PUBLIC_SITE_URL,
      headers: {},
      imports: {},
    })
    await open.writeYear()
    return open
  }

  const api = getRequestListener(async (request, env) => (await church()).api.fetch(request, env), {
    overrideGlobalObjects: false,
  })
  server.middlewares.use((request, response, next) => {
    if (refuseLongAddress(request, response)) return
    const url = request.url ?? '/'
    if (isApi(url)) return void api(request, response)
    request.url = lowerCasePage(url)
    void church().then(() => next(), next)
  })
}

/** Whether the API handles this path; everything else is a page or an asset. */
const isApi = (url: string): boolean => /^\/(backend\/api|media)(\/|$|\?)/.test(url)

/** Lowercases page paths: Astro's routes are case-sensitive, but pages accept any case. Leaves files and Vite's paths alone. */
function lowerCasePage(url: string): string {
  const path = pathOf(url)
  const file = /^\/(@|_astro\/|_image|node_modules\/|src\/|\.)/.test(path) || /\.[a-z0-9]+$/i.test(path)
  return file ? url : path.toLowerCase() + url.slice(path.length)
}
