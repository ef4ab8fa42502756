import type { CacheProvider } from 'astro'
import { compressQuickly } from '../cache/compress.ts'
import { type Entry, entryOf, pick } from '../cache/entry.ts'
import { longestCached } from '../cache/response-cache.ts'
import { storageErrorOf } from '../errors/storage-errors.ts'
import { assetPolicy, pagePolicy } from '../pages/policy.ts'
import { pageAddress } from '../pages/serve.ts'
import { churchIfOpen, type OpenChurch } from './church.ts'

/**
 * Astro's route cache over the house's own table of ready answers. A page made from data gets its policy, is compressed
 * once and kept under its tags (`Astro.cache.set({ tags })`) until a writing route says that they changed.
 */
export default function routeCache(): CacheProvider {
  return {
    name: 'asore',
    setHeaders: ({ tags = [] }) => new Headers({ 'Cache-Tag': tags.join(',') }),
    onRequest: async ({ url, request }, next) => {
      const open = churchIfOpen()
      if (!open) return next()
      const { cache, headers: siteHeaders, now } = open
      const before = cache.changes()
      const made = await next().catch((error: unknown) => answerAway(request, open, error))
      const type = typeOf(made)
      const body = Buffer.from(await made.arrayBuffer())
      const about = {
        ...siteHeaders,
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': type.startsWith('text/html')
          ? pagePolicy(body.toString(), open.backend?.origin)
          : assetPolicy,
      }
      if (made.status === 404 && open.instead)
        return answerWith(open.instead.notFound(), request, { status: 404 })
      if (made.status !== 200) return answerOther(made, body, about)
      const headers = { ...about, 'Content-Type': type, Vary: 'Accept-Encoding' }
      const entry = entryOf(await compressQuickly(body), headers)
      const tags = made.headers.get('Cache-Tag')?.split(',').filter(Boolean) ?? []
      // Nobody says when the rows of another backend change.
      if (tags.length > 0 && !open.backend && cache.changes() === before) {
        const until = now().getTime() + longestCached
        cache.set(url.host + pageAddress(url.pathname + url.search), { entry, tags, until })
      }
      // Who comes first after a change is sent no more bytes than who comes next.
      return answerWith(entry, request, { status: 200 })
    },
    invalidate: async () => undefined,
  }
}

/** Its content type; of a page with its charset, which Astro leaves out. */
function typeOf({ headers }: Response): string {
  const type = headers.get('content-type') ?? ''
  return type === 'text/html' ? `${type}; charset=utf-8` : type
}

/** What is no page, such as a way to another one: with the headers of pages, and kept by nobody. */
function answerOther(made: Response, body: Buffer, about: Record<string, string>): Response {
  const headers = new Headers(made.headers)
  for (const [name, value] of Object.entries(about)) headers.set(name, value)
  return new Response(body.length > 0 ? new Uint8Array(body) : null, { status: made.status, headers })
}

/** Of a page whose data cannot be read now. Throws what is no such trouble. */
function answerAway(request: Request, { instead }: OpenChurch, error: unknown): Response {
  const trouble = storageErrorOf(error)
  if (!trouble || !instead) throw error
  instead.report(error)
  return answerWith(instead.away(), request, trouble)
}

/** With an entry, in the encoding that its reader takes. */
function answerWith(entry: Entry, request: Request, { status, headers: more = {} }: Told): Response {
  const { bytes, headers } = pick(entry, request.headers.get('accept-encoding') ?? undefined)
  const all = [...pairs(headers), ...Object.entries(more)]
  return new Response(new Uint8Array(bytes), { status, headers: all })
}

type Told = { status: number; headers?: Record<string, string> }

/** Names and values as Node writes them, two by two. */
const pairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as [string, string]] : []))
