import type { CacheProvider } from 'astro'
import { compressQuickly } from '../cache/compress.ts'
import { type Entry, entryOf, pick } from '../cache/entry.ts'
import { longestCached } from '../cache/response-cache.ts'
import { storageErrorOf } from '../errors/storage-errors.ts'
import { firstView, sheetCookie } from '../pages/first-view.ts'
import { assetPolicy, pagePolicy } from '../pages/policy.ts'
import { withPreloads } from '../pages/preloads.ts'
import { pageAddress } from '../pages/serve.ts'
import { churchIfOpen, type OpenChurch } from './church.ts'

/**
 * Astro's route cache, backed by the server's response cache. A rendered page gets its content security policy, is
 * compressed once, and is cached under its tags (`Astro.cache.set({ tags })`) until a write invalidates one of them.
 */
export default function routeCache(): CacheProvider {
  return {
    name: 'asore',
    setHeaders: ({ tags = [] }) => new Headers({ 'Cache-Tag': tags.join(',') }),
    onRequest: (context, next) => {
      const open = churchIfOpen()
      return open ? answerRoute(context, next, open) : next()
    },
    invalidate: async () => undefined,
  }
}

type Asked = Parameters<CacheProvider['onRequest'] & {}>

async function answerRoute({ url, request }: Asked[0], next: Asked[1], open: OpenChurch): Promise<Response> {
  const { cache, headers: siteHeaders, now } = open
  const before = cache.changes()
  const made = await next().catch((error: unknown) => error)
  // Built ahead and compressed, with a policy of its own.
  if (!(made instanceof Response)) return answerAway(request, open, made)
  if (made.status === 404 && open.instead)
    return answerWith(open.instead.notFound(), request, { status: 404 })
  const type = typeOf(made)
  const isPage = type.startsWith('text/html')
  const body = await readBody(made, isPage, open)
  const about = {
    ...siteHeaders,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': isPage ? pagePolicy(body.toString(), open.backend?.origin) : assetPolicy,
  }
  if (made.status !== 200) return answerOther(made, body, about)
  const headers = { ...about, 'Content-Type': type, Vary: 'Accept-Encoding' }
  const entry = await entryFor(body, headers, open)
  const tags = made.headers.get('Cache-Tag')?.split(',').filter(Boolean) ?? []
  // Pages from another backend are not cached, since its changes are not announced.
  if (tags.length > 0 && !open.backend && cache.changes() === before) {
    const until = now().getTime() + longestCached
    cache.set(url.host + pageAddress(url.pathname + url.search), { entry, tags, until })
  }
  // The first reader after a change also gets the compressed body.
  return answerWith(entry, request, { status: 200 })
}

const readBody = async (made: Response, isPage: boolean, { imports }: OpenChurch): Promise<Buffer> =>
  isPage ? Buffer.from(withPreloads(await made.text(), imports)) : Buffer.from(await made.arrayBuffer())

/** What is cached of a rendered page: both its forms, compressed ahead. */
async function entryFor(
  body: Buffer,
  headers: Record<string, string>,
  { sheet, backend }: OpenChurch,
): Promise<Entry> {
  const first = sheet && firstView(body.toString(), sheet)
  if (!first) return entryOf(await compressQuickly(body), headers)
  const varying = { ...headers, Vary: 'Accept-Encoding, Cookie' }
  const policy = { 'Content-Security-Policy': pagePolicy(first, backend?.origin) }
  return {
    ...entryOf(await compressQuickly(Buffer.from(first)), { ...varying, ...policy }),
    short: { cookie: sheetCookie(sheet), page: entryOf(await compressQuickly(body), varying) },
  }
}

/** The content type; for HTML with the charset, which Astro omits. */
function typeOf({ headers }: Response): string {
  const type = headers.get('content-type') ?? ''
  return type === 'text/html' ? `${type}; charset=utf-8` : type
}

/** A response that is not a page, such as a redirect: with the headers of pages, and not cached. */
function answerOther(made: Response, body: Buffer, about: Record<string, string>): Response {
  const headers = new Headers(made.headers)
  for (const [name, value] of Object.entries(about)) headers.set(name, value)
  return new Response(body.length > 0 ? new Uint8Array(body) : null, { status: made.status, headers })
}

/** The 503 page when the data cannot be read now. Throws any other error. */
function answerAway(request: Request, { instead }: OpenChurch, error: unknown): Response {
  const trouble = storageErrorOf(error)
  if (!trouble || !instead) throw error
  instead.report(error)
  return answerWith(instead.away(), request, trouble)
}

/** A cached or prebuilt body in an encoding that the client accepts. */
function answerWith(entry: Entry, request: Request, { status, headers: more = {} }: Told): Response {
  const asked = (name: string) => request.headers.get(name) ?? undefined
  const { bytes, headers } = pick(entry, { accepted: asked('accept-encoding'), cookie: asked('cookie') })
  const all = [...pairs(headers), ...Object.entries(more)]
  return new Response(new Uint8Array(bytes), { status, headers: all })
}

type Told = { status: number; headers?: Record<string, string> }

/** Converts Node's flat list of header names and values to pairs. */
const pairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as [string, string]] : []))
