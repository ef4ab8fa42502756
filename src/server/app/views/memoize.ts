import type { ResponseCache, Tag } from '../../platform/cache/response-cache.ts'
import { church } from './church.ts'

/** Reads something once, and again after data with one of the tags was changed, in this process or another one. */
export function memoize<Found>(tags: readonly Tag[], read: () => Promise<Found>): () => Promise<Found> {
  // Development opens the church, and so its cache, anew.
  const known = new WeakMap<ResponseCache, { value?: Promise<Found> | undefined }>()
  return () => {
    const { cache } = church()
    const cached = known.get(cache) ?? listening(cache)
    if (cached.value) return cached.value
    const reading = read()
    cached.value = reading
    reading.catch(() => {
      if (cached.value === reading) cached.value = undefined
    })
    return reading
  }

  function listening(cache: ResponseCache) {
    const cached: { value?: Promise<Found> | undefined } = {}
    const forget = () => {
      cached.value = undefined
    }
    for (const tag of tags) cache.onInvalidate(tag, forget)
    known.set(cache, cached)
    return cached
  }
}
