import type { Result, Router } from 'hono/router'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { LRUCache } from 'lru-cache'

/** Hono's own router, which remembers what it found last. To walk through its tree takes as long as a short query. */
export class RememberedRoutes<Handler> implements Router<Handler> {
  readonly name = 'RememberedRoutes'
  readonly #router = new SmartRouter<Handler>({ routers: [new RegExpRouter(), new TrieRouter()] })
  readonly #found = new LRUCache<string, Result<Handler>>({ max: 200 })
  readonly #hasNoPart: (handler: Handler) => boolean

  /** `hasNoPart`: whether a handler only hands on, so that no request has to wait for it. */
  constructor(hasNoPart: (handler: Handler) => boolean) {
    this.#hasNoPart = hasNoPart
  }

  add(method: string, path: string, handler: Handler): void {
    if (!this.#hasNoPart(handler)) this.#router.add(method, path, handler)
  }

  match(method: string, path: string): Result<Handler> {
    const asked = `${method} ${path}`
    const known = this.#found.get(asked)
    if (known) return known
    const found = this.#router.match(method, path)
    this.#found.set(asked, found)
    return found
  }
}
