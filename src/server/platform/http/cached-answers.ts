import type { IncomingMessage, ServerResponse } from 'node:http'
import { createMiddleware } from 'hono/factory'
import { compressQuickly } from '../cache/compress.ts'
import { entryOf, sendEntry } from '../cache/entry.ts'
import { answerTtl, type ResponseCache, type Tag } from '../cache/response-cache.ts'
import type { AppEnv } from '../context.ts'
import { securityHeaders, strictTransport } from './security-headers.ts'

const headers = {
  ...securityHeaders,
  'Content-Type': 'application/json',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding, Authorization',
}

/** Caches the answers of a route for visitors without a token. Answers to a caller with a token are not cached. */
export const cachedWithTags = (...tags: Tag[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { cache } = c.var
    const before = cache.changes()
    await next()
    if (c.res.status !== 200 || c.req.header('authorization')) return
    const plain = Buffer.from(await c.res.clone().arrayBuffer())
    const entry = entryOf(await compressQuickly(plain), {
      ...headers,
      ...strictTransport(c.var.settings.PUBLIC_SITE_URL),
    })
    c.header('ETag', entry.plain.etag)
    c.header('Cache-Control', 'no-cache')
    const { pathname, search } = new URL(c.req.url)
    const made = c.var.now().getTime()
    // An answer during which something changed may be outdated, so it is not cached.
    if (cache.changes() === before)
      cache.set(pathname + search, { entry, tags, made, until: made + answerTtl })
  })

/** Answers a visitor's GET from the cache, before any framework runs. False: nothing is cached for it. */
export function answerCached(
  cache: ResponseCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' || request.headers.authorization) return false
  const entry = cache.get(request.url ?? '', Date.now())
  if (entry) sendEntry(request, response, entry)
  return entry !== undefined
}
