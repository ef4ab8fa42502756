import { keptAtHeader } from '../../lib/kept-at.ts'

export type KeptPage = { path: string; title: string; at: string }

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’' }

/** The pages that this device keeps, the last read first; none where the browser keeps nothing. Never throws. */
export async function listKeptPages(cacheName: string): Promise<KeptPage[]> {
  try {
    const cache = await caches.open(cacheName)
    const found = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const answer = await cache.match(request)
        const { pathname, search } = new URL(request.url)
        const at = answer?.headers.get(keptAtHeader) ?? ''
        return { path: pathname + search, title: titleOf((await answer?.text()) ?? ''), at }
      }),
    )
    return found.reverse()
  } catch {
    return []
  }
}

/** Removes one page, or all of them. */
export async function removeKeptPages(cacheName: string, path?: string): Promise<void> {
  if (path === undefined) await caches.delete(cacheName)
  else await (await caches.open(cacheName)).delete(path)
}

/** The title of a page's HTML, without the name of the church. */
function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*) · /.exec(html) ?? []
  return title.replace(/&(#?\w+);/g, (whole, name: string) => names[name] ?? whole)
}
