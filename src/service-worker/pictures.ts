import { picturesCache } from '../lib/browser/cache-names.ts'
import { cacheResponse } from './caching.ts'
import type { FetchEvent } from './worker-scope.ts'

const mostPictures = 60
const mostBytes = 150_000

/** A small picture from the cache, else from the network. The photographs of members, which may be deleted, are not cached. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const cache = await caches.open(picturesCache)
  const cached = await cache.match(url)
  if (cached) return cached
  const answer = await fetch(event.request)
  const { headers, status } = answer
  const isSmall = Number(headers.get('Content-Length') ?? mostBytes) < mostBytes
  if (status === 200 && isSmall && /immutable/.test(headers.get('Cache-Control') ?? ''))
    event.waitUntil(cacheResponse(cache, url, answer.clone(), mostPictures))
  return answer
}
