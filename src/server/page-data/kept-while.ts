import type { ResponseCache, Tag } from '../cache/response-cache.ts'
import { church } from './church.ts'

/** Reads something once, and again after data with one of the tags was changed, in this process or another one. */
export function keptWhile<Found>(tags: readonly Tag[], read: () => Promise<Found>): () => Promise<Found> {
  // Development opens the church, and so its cache, anew.
  const known = new WeakMap<ResponseCache, { found?: Promise<Found> | undefined }>()
  return () => {
    const { cache } = church()
    const kept = known.get(cache) ?? listening(cache)
    if (kept.found) return kept.found
    const reading = read()
    kept.found = reading
    reading.catch(() => {
      if (kept.found === reading) kept.found = undefined
    })
    return reading
  }

  function listening(cache: ResponseCache) {
    const kept: { found?: Promise<Found> | undefined } = {}
    const forget = () => {
      kept.found = undefined
    }
    for (const tag of tags) cache.onInvalidate(tag, forget)
    known.set(cache, kept)
    return kept
  }
}
