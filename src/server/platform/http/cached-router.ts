import type { Result, Router } from 'hono/router'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { LRUCache } from 'lru-cache'

/** Hono's own router, with an LRU cache of its results. To search its tree takes as long as a short query. */
export class CachedRouter<Handler> implements Router<Handler> {
  readonly name = 'CachedRouter'
  readonly #router = new SmartRouter<Handler>({ routers: [new RegExpRouter(), new TrieRouter()] })
  readonly #cache = new LRUCache<string, Result<Handler>>({ max: 200 })
  readonly #hasNoPart: (handler: Handler) => boolean

  /** `hasNoPart`: whether a handler only calls the next one, so that no request has to run it. */
  constructor(hasNoPart: (handler: Handler) => boolean) {
    this.#hasNoPart = hasNoPart
  }

  add(method: string, path: string, handler: Handler): void {
    if (!this.#hasNoPart(handler)) this.#router.add(method, path, handler)
  }

  match(method: string, path: string): Result<Handler> {
    const key = `${method} ${path}`
    const cached = this.#cache.get(key)
    if (cached) return cached
    const match = this.#router.match(method, path)
    this.#cache.set(key, match)
    return match
  }
}
