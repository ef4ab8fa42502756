import type { CacheProvider } from 'astro'
import { longestKept } from '../http/kept.ts'
import type { Refused } from '../http/refusal.ts'
import { troubleOf } from '../http/trouble.ts'
import { compressQuickly } from '../pages/compress.ts'
import { type Body, entryOf, pick } from '../pages/entry.ts'
import { pagePolicy } from '../pages/policy.ts'
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
      const { kept, headers: siteHeaders, now } = open
      const before = kept.changes()
      const made = await next().catch((error: unknown) => answerAway(request, open, error))
      const type = made.headers.get('content-type') ?? ''
      if (made.status !== 200) return made
      const body = Buffer.from(await made.arrayBuffer())
      const headers = {
        ...siteHeaders,
        'Content-Type': type,
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding',
        ...(type.startsWith('text/html') && { 'Content-Security-Policy': pagePolicy(body.toString()) }),
      }
      const entry = entryOf(compressQuickly(body), headers)
      const tags = made.headers.get('Cache-Tag')?.split(',').filter(Boolean) ?? []
      if (tags.length > 0 && kept.changes() === before) {
        const until = now().getTime() + longestKept
        kept.keep(url.host + pageAddress(url.pathname + url.search), { entry, tags, until })
      }
      // Who comes first after a change is sent no more bytes than who comes next.
      const ready = pick(entry, request.headers.get('accept-encoding') ?? undefined)
      return answerOf(ready)
    },
    invalidate: async () => undefined,
  }
}

/** Of a page whose data cannot be read now. Throws what is no such trouble. */
function answerAway(request: Request, { away }: OpenChurch, error: unknown): Response {
  const trouble = troubleOf(error)
  if (!trouble || !away) throw error
  away.report(error)
  const ready = pick(away.page, request.headers.get('accept-encoding') ?? undefined)
  return answerOf(ready, trouble)
}

const answerOf = ({ bytes, headers }: Body, trouble?: Refused) =>
  new Response(new Uint8Array(bytes), {
    status: trouble?.status ?? 200,
    headers: [...pairs(headers), ...Object.entries(trouble?.headers ?? {})],
  })

/** Names and values as Node writes them, two by two. */
const pairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as [string, string]] : []))
