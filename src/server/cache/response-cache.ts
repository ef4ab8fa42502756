import type { IncomingMessage, ServerResponse } from 'node:http'
import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import type { AppEnv } from '../context.ts'
import { securityHeaders, strictTransport } from '../http/security-headers.ts'
import { noPubSub } from '../pubsub/pubsub.ts'
import { compressQuickly } from './compress.ts'
import { type Entry, entryOf, send } from './entry.ts'

const tags = [
  'events',
  'sermons',
  'fellowships',
  'services',
  'testimonies',
  'prayers',
  'church settings',
] as const

/** What an answer is made of; who writes one of these says so, and what is made of it is made anew. */
export type Tag = (typeof tags)[number]

type CachedAnswer = { entry: Entry; tags: readonly string[]; until: number }

/** Answers and pages that are ready to be sent to any visitor, by address. */
export type ResponseCache = {
  get(address: string, now: number): Entry | undefined
  set(address: string, answer: CachedAnswer): void
  /** Forgets everything made of these, here and at the other processes of this church. */
  invalidate(...tags: Tag[]): void
  /** Calls the listener when one of these changed, here or at another process, or may have. */
  onInvalidate(tag: Tag, listener: () => void): void
  /** How often something has changed. */
  changes(): number
  /** How often something ready was found, and how often it was not. */
  asked(): { hits: number; misses: number }
}

/** Some answers name days ("the next meeting"), so none is kept for longer than this, in milliseconds. */
export const longestCached = 60_000

/** Of answers to addresses that a visitor can make up without end: those with a query, or of another host. */
const ofMadeUp = { max: 300, maxSize: 8 * 1024 * 1024 }
/** Of all others, of which there are as many as pages, lists and entries. */
const ofOurs = { max: 3000, maxSize: 24 * 1024 * 1024 }

/**
 * Keeps public answers and pages until what they are made of changes (docs/decisions/0043). What can be made up has an LRU
 * cache of its own, and so pushes nothing else out. `siteUrl` says which host is ours; without it every host is.
 */
export function openResponseCache(pubsub = noPubSub, siteUrl?: string): ResponseCache {
  const madeUp = openCache(ofMadeUp)
  const ours = openCache(ofOurs)
  const host = siteUrl && new URL(siteUrl).host
  const cacheOf = (address: string) => (isMadeUp(address, host) ? madeUp : ours)
  let changes = 0
  const asked = { hits: 0, misses: 0 }
  const listeners: { tag: Tag; listener: () => void }[] = []
  pubsub.subscribe('changed', (told) => Array.isArray(told) && forget(told))
  pubsub.onGap(() => forget(tags))

  function forget(changed: readonly string[]): void {
    changes += 1
    for (const { tag, listener } of listeners) if (changed.includes(tag)) listener()
    for (const cache of [ours, madeUp])
      for (const [address, { tags }] of cache.entries())
        if (tags.some((tag) => changed.includes(tag))) cache.delete(address)
  }

  return {
    changes: () => changes,
    asked: () => asked,
    get(address, now) {
      const answer = cacheOf(address).get(address)
      // Kept until a far future: the clock was put back since.
      const holds = answer && answer.until > now && answer.until <= now + longestCached
      const ready = holds ? answer.entry : undefined
      asked[ready ? 'hits' : 'misses'] += 1
      return ready
    },
    set: (address, answer) => void cacheOf(address).set(address, answer),
    onInvalidate: (tag, listener) => void listeners.push({ tag, listener }),
    invalidate(...changed) {
      forget(changed)
      pubsub.publish('changed', changed)
    },
  }
}

const openCache = (most: typeof ofOurs) =>
  new LRUCache<string, CachedAnswer>({ ...most, sizeCalculation: sizeOf })

/** A page's address begins with its host; one of the API with its path, which can be spelt in many ways with escapes. */
function isMadeUp(address: string, host: string | undefined): boolean {
  if (address.includes('?')) return true
  if (address.startsWith('/')) return address.includes('%')
  return host !== undefined && !address.startsWith(`${host}/`)
}

const sizeOf = ({ entry: { plain, br, gz } }: CachedAnswer) =>
  [plain, br, gz].reduce((sum, body) => sum + (body?.bytes.length ?? 0), 1)

const headers = {
  ...securityHeaders,
  'Content-Type': 'application/json',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding, Authorization',
}

/** Keeps what visitors without a token are answered here. A caller with a token gets an answer of their own. */
export const cachedWhile = (...tags: Tag[]) =>
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
    const until = c.var.now().getTime() + longestCached
    // What changed while this answer was made must not be kept as if it had not.
    if (cache.changes() === before) cache.set(pathname + search, { entry, tags, until })
  })

/** Answers a visitor's call from what is kept, before any framework is asked. False: there is nothing kept for it. */
export function answerCached(
  cache: ResponseCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' || request.headers.authorization) return false
  const entry = cache.get(request.url ?? '', Date.now())
  if (entry) send(request, response, entry)
  return entry !== undefined
}
