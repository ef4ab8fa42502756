import type { CacheProvider } from 'astro'
import { longestKept } from '../http/kept.ts'
import { compressQuickly } from '../pages/compress.ts'
import { entryOf } from '../pages/entry.ts'
import { pagePolicy } from '../pages/policy.ts'
import { pageAddress } from '../pages/serve.ts'
import { churchIfOpen } from './church.ts'

/**
 * Astro's route cache over the house's own table of ready answers. A page made from data gets its policy, is compressed
 * once and kept under its tags (`Astro.cache.set({ tags })`) until a writing route says that they changed.
 */
export default function routeCache(): CacheProvider {
  return {
    name: 'asore',
    setHeaders: ({ tags = [] }) => new Headers({ 'Cache-Tag': tags.join(',') }),
    onRequest: async ({ url }, next) => {
      const open = churchIfOpen()
      if (!open) return next()
      const { kept, headers: siteHeaders, now } = open
      const before = kept.changes()
      const made = await next()
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
      const tags = made.headers.get('Cache-Tag')?.split(',').filter(Boolean) ?? []
      if (tags.length > 0 && kept.changes() === before) {
        const until = now().getTime() + longestKept
        const entry = entryOf(compressQuickly(body), headers)
        kept.keep(url.host + pageAddress(url.pathname + url.search), { entry, tags, until })
      }
      return new Response(body, { headers })
    },
    invalidate: async () => undefined,
  }
}
