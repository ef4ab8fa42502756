import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { readSettings, type Settings, WrongSetting } from './config.ts'
import { explainPostgres } from './db/postgres.ts'
import { answerKept } from './http/kept.ts'
import { openChurch } from './open.ts'
import { siteHeaders } from './pages/headers.ts'
import { type Renderer, serveSite } from './pages/serve.ts'
import { readSite } from './pages/table.ts'
import { openViews } from './views/church.ts'

// Files must not wait behind password hashes in the pool of four threads that Node opens by itself.
process.env.UV_THREADPOOL_SIZE ??= '8'

/** The project's folder, two above this file both as source and as built. */
const root = new URL('../../', import.meta.url)

/** One process, two tenants: the API with its media, and the built site. */
async function serve(settings: Settings): Promise<void> {
  const church = await openChurch(settings, root)
  const site = await openSite(settings, church)
  const api = getRequestListener(church.api.fetch, { overrideGlobalObjects: false })
  const server = createServer((request, response) => {
    if (!/^\/(backend\/api|media)(\/|$|\?)/.test(request.url ?? '')) return site(request, response)
    if (!answerKept(church.kept, request, response)) return api(request, response)
    return undefined
  })
  server.requestTimeout = 0 // a long upload on a slow line is no fault; headersTimeout stays
  stopOnSignal(server, church)
  await listen(server, settings)
  greet(server, settings)
}

type Church = Awaited<ReturnType<typeof openChurch>>

/** Astro's own; `locals` is what its pages are told of this server. */
type Handler = (...asked: [...Parameters<Renderer['render']>, locals: App.Locals]) => void

/** The built site: pages and assets from memory, pages from data through Astro. */
async function openSite(settings: Settings, { db, kept, now }: Church) {
  const siteUrl = settings.PUBLIC_SITE_URL
  openViews({ db, kept, now, siteUrl, headers: siteHeaders(siteUrl) })
  // A path in a variable, so that the bundler leaves Astro's own bundle alone.
  const bundle = new URL('dist/server/entry.mjs', root).href
  const { handler } = (await import(bundle)) as { handler: Handler }
  const render: Renderer['render'] = (...asked) => handler(...asked, { siteUrl })
  return serveSite(readBuiltSite(settings), { kept, render })
}

function readBuiltSite(settings: Settings) {
  const dist = (path: string) => fileURLToPath(new URL(`dist/${path}`, root))
  const policies: Record<string, string> = JSON.parse(readFileSync(dist('pages.json'), 'utf8'))
  const built = readFileSync(dist('address.txt'), 'utf8')
  const { PUBLIC_SITE_URL: served = built } = settings
  return readSite(dist('client'), policies, siteHeaders(settings.PUBLIC_SITE_URL), { built, served })
}

function listen(server: Server, settings: Settings): Promise<void> {
  return new Promise((ready, failed) => {
    server.once('error', failed)
    server.listen(settings.PORT, settings.HOST, ready)
  })
}

/** Lines to pages that watch are ended, requests under way are finished, then the database is closed; a second signal or ten seconds end it at once. */
function stopOnSignal(server: Server, { lines, close }: Church): void {
  const stop = () => {
    setTimeout(() => process.exit(1), 10_000).unref()
    lines.close()
    server.close(() => void close().then(() => process.exit(0)))
    server.closeIdleConnections()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
}

function greet(server: Server, settings: Settings): void {
  const { port } = server.address() as AddressInfo
  const host = settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST
  console.log(`
Asɔre is open:    http://${host}:${port}
Its data lies in: ${settings.DATA_DIR}
${settings.SAMPLE_DATA ? demonstration : ''}
Press Ctrl+C to stop.`)
}

const demonstration = `
Demonstration accounts, all with the password asore-demo-2026:
  member      a member of a fellowship
  newcomer    has signed up, profile still to complete
  leader      leads the first fellowship        leader2   leads the second
  media       the media team                    admin     the super admin
`

/** What to tell a person for the failures that a person can mend. */
function explain(error: unknown, settings?: Settings): string | undefined {
  if (error instanceof WrongSetting) return `These settings cannot be used:\n${error.message}`
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const trouble = settings?.DATABASE_URL && explainPostgres(error, settings.DATABASE_URL)
  if (trouble) return trouble
  const port = settings?.PORT ?? 0
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `This account may not use port ${port} or the folder ${settings?.DATA_DIR}.`
  return undefined
}

let settings: Settings | undefined
try {
  settings = readSettings(process.env)
  await serve(settings)
} catch (error) {
  console.error(explain(error, settings) ?? error)
  process.exit(1)
}
