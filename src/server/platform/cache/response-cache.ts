import { LRUCache } from 'lru-cache'
import { noPubSub } from '../pubsub/pubsub.ts'
import type { Entry } from './entry.ts'

export const allTags = [
  'events',
  'sermons',
  'fellowships',
  'services',
  'testimonies',
  'prayers',
  'church settings',
  'pages',
  'live',
  'announcements',
  'collections',
  'published years',
  'branches',
  'forms',
  'plans',
  /** What is in another language than English. */
  'words',
  /** The church's own words for it, of which `words` are made (website/languages/open-words.ts). */
  'corrections',
] as const

/** Names data that answers are made of. Code that writes such data invalidates the tag, and its answers are made anew. */
export type Tag = (typeof allTags)[number]

/** `made` and `until` are times in milliseconds since 1970. `compressed` makes the entry smaller, at the price of 100 ms. */
type CachedAnswer = {
  entry: Entry
  tags: readonly string[]
  made: number
  until: number
  compressed?: () => Promise<Entry>
}

type Kept = CachedAnswer & { served: number }

/** From so many visitors on, an answer that lasts is worth the strongest compression. */
const worthCompressing = 3

/** Cache of answers and pages that are ready to be sent to any visitor, by address. */
export type ResponseCache = {
  get(address: string, now: number): Entry | undefined
  set(address: string, answer: CachedAnswer): void
  /** Removes all entries with these tags, in this process and in the other processes of this church. */
  invalidate(...tags: Tag[]): void
  /** Calls the listener when the tag was invalidated, in this process or another one, or may have been. */
  onInvalidate(tag: Tag, listener: () => void): void
  /** The number of invalidations. */
  changes(): number
  /** The numbers of cache hits and misses. */
  counters(): { hits: number; misses: number }
}

/** Lifetime of an answer of the API, in milliseconds: some name days ("the next meeting"). */
export const answerTtl = 60_000

/** Limits for addresses that a visitor can make up without end: those with a query, or of another host. */
const ofMadeUp = { max: 300, maxSize: 8 * 1024 * 1024 }
/** Limits for pages in other languages than English: what is asked in one of them evicts no English page. */
const inLanguages = { max: 1000, maxSize: 8 * 1024 * 1024 }
/** Limits for all other addresses, of which there are as many as pages, lists and entries. */
const ofOurs = { max: 3000, maxSize: 24 * 1024 * 1024 }

/**
 * Caches public answers and pages until the data that they are made of changes (docs/decisions/browser.md#rendered-on-request). Addresses that can be made
 * up have an LRU cache of their own, and so evict no others. `siteUrl` tells which host is ours; without it every host is.
 */
export function openResponseCache(pubsub = noPubSub, siteUrl?: string): ResponseCache {
  const madeUp = openCache(ofMadeUp)
  const ours = openCache(ofOurs)
  const host = siteUrl && new URL(siteUrl).host
  const translated = openCache(inLanguages)
  const cacheOf = (address: string) => {
    const english = address.replace(/^[a-z]{2,3}@/, '')
    if (isMadeUp(english, host)) return madeUp
    return english === address ? ours : translated
  }
  let changes = 0
  const counters = { hits: 0, misses: 0 }
  const listeners: { tag: Tag; listener: () => void }[] = []
  pubsub.subscribe('changed', (tags) => Array.isArray(tags) && forget(tags))
  pubsub.onGap(() => forget(allTags))

  function forget(changed: readonly string[]): void {
    changes += 1
    for (const { tag, listener } of listeners) if (changed.includes(tag)) listener()
    for (const cache of [ours, translated, madeUp])
      for (const [address, { tags }] of cache.entries())
        if (tags.some((tag) => changed.includes(tag))) cache.delete(address)
  }

  return {
    changes: () => changes,
    counters: () => counters,
    get(address, now) {
      const answer = cacheOf(address).get(address)
      // An entry that was made in the future was made before the clock was put back.
      const holds = answer && answer.made <= now && now < answer.until
      const ready = holds ? answer.entry : undefined
      if (ready && answer) compressWhenWorth(answer)
      counters[ready ? 'hits' : 'misses'] += 1
      return ready
    },
    set: (address, answer) => void cacheOf(address).set(address, { ...answer, served: 0 }),
    onInvalidate: (tag, listener) => void listeners.push({ tag, listener }),
    invalidate(...changed) {
      forget(changed)
      pubsub.publish('changed', changed)
    },
  }
}

/** After an error the answer stays uncompressed. */
function compressWhenWorth(answer: Kept): void {
  answer.served += 1
  const { compressed } = answer
  if (answer.served !== worthCompressing || !compressed) return
  // It holds the body that it compresses.
  delete answer.compressed
  compressed().then(
    (entry) => {
      answer.entry = entry
    },
    () => undefined,
  )
}

const openCache = (most: typeof ofOurs) => new LRUCache<string, Kept>({ ...most, sizeCalculation: sizeOf })

/** The address of a page begins with its host; that of an API answer with its path, which escapes can spell in many ways. */
function isMadeUp(address: string, host: string | undefined): boolean {
  if (address.includes('?')) return true
  if (address.startsWith('/')) return address.includes('%')
  return host !== undefined && !address.startsWith(`${host}/`)
}

/** Without the plain forms of which there is a gzip form: memory does not keep them. */
const sizeOf = ({ entry }: CachedAnswer) =>
  [entry, ...(entry.forms ?? []).map(({ page }) => page)]
    .flatMap((form) => [form.gz ? undefined : form.plain, form.br, form.gz])
    .reduce((sum, body) => sum + (body?.bytes.length ?? 0), 1)
