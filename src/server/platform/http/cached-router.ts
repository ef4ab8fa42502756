import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'
import { LRUCache } from 'lru-cache'

type Route<Handler> = { method: string; path: string; handler: Handler; area: string | undefined }

/**
 * Hono's tree router with an LRU cache of its results, since to search its tree takes as long as a short query. Each area of the API has a tree of
 * its own, which is made when it is first asked for: one tree of all routes takes longer than the first request.
 */
export class CachedRouter<Handler> implements Router<Handler> {
  readonly name = 'CachedRouter'
  readonly #routes: Route<Handler>[] = []
  readonly #areas = new Set<string>()
  readonly #trees = new Map<string, Router<Handler>>()
  readonly #cache = new LRUCache<string, Result<Handler>>({ max: 200 })
  readonly #hasNoPart: (handler: Handler) => boolean

  /** `hasNoPart`: whether a handler only calls the next one, so that no request has to run it. */
  constructor(hasNoPart: (handler: Handler) => boolean) {
    this.#hasNoPart = hasNoPart
  }

  add(method: string, path: string, handler: Handler): void {
    if (this.#hasNoPart(handler)) return
    if (this.#trees.size > 0) throw new Error('Routes are added before the first request')
    const area = areaOf(path)
    this.#routes.push({ method, path, handler, area })
    if (area) this.#areas.add(area)
  }

  match(method: string, path: string): Result<Handler> {
    const key = `${method} ${path}`
    const cached = this.#cache.get(key)
    if (cached) return cached
    const match = this.#treeOf(path).match(method, path)
    this.#cache.set(key, match)
    return match
  }

  #treeOf(path: string): Router<Handler> {
    const own = areaOf(path)
    // An address that no route names has the routes of every area alone.
    const area = own && this.#areas.has(own) ? own : ''
    const known = this.#trees.get(area)
    if (known) return known
    const tree = new TrieRouter<Handler>()
    for (const route of this.#routes)
      if (!route.area || route.area === area) tree.add(route.method, route.path, route.handler)
    this.#trees.set(area, tree)
    return tree
  }
}

/** The third part of a path, such as `services` of `/backend/api/services/:id/`; undefined where one of the first three may be any. */
const areaOf = (path: string): string | undefined => /^\/[\w.-]+\/[\w.-]+\/([\w.-]+)(?:\/|$)/.exec(path)?.[1]
