import { cachedAtHeader } from '../../../lib/time/cached-at.ts'

export type CachedPage = { path: string; title: string; at: string }

/** The pages that this device has cached, the last read first; none where the browser stores nothing. Never throws. */
export async function listCachedPages(cacheName: string): Promise<CachedPage[]> {
  try {
    const cache = await caches.open(cacheName)
    const pages = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const answer = await cache.match(request)
        const { pathname, search } = new URL(request.url)
        const at = answer?.headers.get(cachedAtHeader) ?? ''
        const path = pathname + search
        return { path, title: titleOf((await answer?.text()) ?? '') || path, at }
      }),
    )
    return pages.reverse()
  } catch {
    return []
  }
}

/** Removes one page, or all of them. */
export async function removeCachedPages(cacheName: string, path?: string): Promise<void> {
  if (path === undefined) await caches.delete(cacheName)
  else await (await caches.open(cacheName)).delete(path)
}

/** The title of a page's HTML, without the name of the church. */
function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*) · /.exec(html) ?? []
  return title
    .replace(/&(?:quot|#39);/g, '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
