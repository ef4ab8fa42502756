import { LRUCache } from 'lru-cache'
import { noPubSub } from '../pubsub/pubsub.ts'
import type { Entry } from './entry.ts'

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
