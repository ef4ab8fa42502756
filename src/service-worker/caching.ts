import { churchZone } from '../lib/site/this-church.ts'
import { cachedAtHeader } from '../lib/time/cached-at.ts'
import { dayAndHour } from '../lib/time/day-and-hour.ts'

/** The church's time zone as a page names it on <html>; pages do not name the default. */
export const zoneIn = (html: string): string =>
  /^[^>]*>\s*<html[^>]* data-zone="([^"]+)"/.exec(html)?.[1] ?? churchZone()

/**
 * Puts a response into a cache, with the current time of the church in its header, as the newest entry; then drops the oldest ones above
 * `most`. Never throws: when the disk is full nothing is cached.
 */
export async function cacheResponse(
  cache: Cache,
  key: string,
  answer: Response,
  most: number,
  zone = churchZone(),
): Promise<void> {
  try {
    const headers = new Headers(answer.headers)
    headers.set(cachedAtHeader, dayAndHour(new Date(), zone))
    const cached = new Response(await answer.blob(), { headers })
    await cache.delete(key)
    await cache.put(key, cached)
    await shrink(cache, most)
  } catch {
    // QuotaExceededError: half of the entries make room for the next attempt.
    await shrink(cache, most / 2).catch(() => undefined)
  }
}

/** Deletes the oldest entries above `most`: keys() answers in the order of insertion. */
async function shrink(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}

/** How long a lost connection may stay silent before the cached response is shown, in milliseconds. */
const timeout = 4000

/** Rejects after `timeout`. */
const giveUp = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('timeout')), timeout))

/** The response of the network; `cached` when there is none in time. A server's failure counts as none. */
export async function networkFirst(
  network: Promise<Response>,
  cached: Response | undefined,
): Promise<{ answer: Response; isCached: boolean }> {
  if (!cached) return { answer: await network, isCached: false }
  try {
    const answer = await Promise.race([network, giveUp()])
    return answer.status < 500 ? { answer, isCached: false } : { answer: cached, isCached: true }
  } catch {
    return { answer: cached, isCached: true }
  }
}
