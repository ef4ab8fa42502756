import type { ResponseCache, Tag } from '../../platform/cache/response-cache.ts'
import { church } from './church.ts'

/** Reads something once, and again after data with one of the tags was changed, in this process or another one. */
export function memoize<Found>(tags: readonly Tag[], read: () => Promise<Found>): () => Promise<Found> {
  // Development opens the church, and so its cache, anew.
  const known = new WeakMap<ResponseCache, { found?: Promise<Found> | undefined }>()
  return () => {
    const { cache } = church()
    const cached = known.get(cache) ?? listening(cache)
    if (cached.found) return cached.found
    const reading = read()
    cached.found = reading
    reading.catch(() => {
      if (cached.found === reading) cached.found = undefined
    })
    return reading
  }

  function listening(cache: ResponseCache) {
    const cached: { found?: Promise<Found> | undefined } = {}
    const forget = () => {
      cached.found = undefined
    }
    for (const tag of tags) cache.onInvalidate(tag, forget)
    known.set(cache, cached)
    return cached
  }
}
