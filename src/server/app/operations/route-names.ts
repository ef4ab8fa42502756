import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { listRoutes } from '../../accounts/accounts/rights/guarded-routes.ts'
import type { AppEnv } from '../../platform/context.ts'
import { pathOf, withoutTrailingSlashes } from '../../platform/http/address.ts'

/** Maps a request to its route pattern, for metrics and logs: few values, without names or search words of people. */
export type RouteNames = (method: string, url: string) => string

type RoutePattern = { method: string; form: RegExp; name: string }

/** Builds the mapping from the API's routes and the site's pages, `/events/[id]`. */
export function openRouteNames(api: Hono<AppEnv>, pages: readonly string[]): RouteNames {
  const known = [...apiRoutes(api), ...pageRoutes(pages)]
  const remembered = new LRUCache<string, string>({ max: 2000 })
  return (method, url) => {
    const path = pathOf(url)
    const key = `${method} ${path}`
    const before = remembered.get(key)
    if (before) return before
    const name = find(known, method === 'HEAD' ? 'GET' : method, path)
    remembered.set(key, name)
    return name
  }
}

function find(known: readonly RoutePattern[], method: string, path: string): string {
  if (path.startsWith('/_astro/')) return '/_astro/[file]'
  const bare = withoutTrailingSlashes(path)
  return known.find((route) => route.method === method && route.form.test(bare))?.name ?? '[unknown]'
}

/** `/events/:id{[0-9]+}` becomes `/events/[id]`, the notation of pages. */
const apiRoutes = (api: Hono<AppEnv>): RoutePattern[] =>
  listRoutes(api).map(({ method, path }) => ({
    method,
    form: new RegExp(`^${path.replace(/:[a-z]+(?:\{([^}]+\}?)\})?/gi, (_, shape) => shape ?? '[^/]+')}$`),
    name: path.replace(/:([a-z]+)(?:\{[^}]+\}+)?/gi, '[$1]'),
  }))

/** `/[...path]`: a page that the church has published is at any address that is no other route's. */
const isOfChurch = (name: string) => name === '/[...path]'

const formOf = (name: string) =>
  isOfChurch(name)
    ? '/(?!backend/|media/)[^.]*'
    : name.replace(/\[\.{3}[^\]]+\]|\[[^\]]+\]|[.]/g, (part) =>
        part === '.' ? '\\.' : part.startsWith('[...') ? '.+' : '[^/]+',
      )

const pageRoutes = (pages: readonly string[]): RoutePattern[] =>
  pages
    .toSorted((one, other) => Number(isOfChurch(one)) - Number(isOfChurch(other)))
    .map((name) => ({
      method: 'GET',
      form: new RegExp(`^${formOf(name)}$`, 'i'),
      name,
    }))

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Limits the label values, since clients may send any method. */
export const knownMethod = (method: string): string => (methods.has(method) ? method : 'other')
