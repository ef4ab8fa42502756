import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type Entry, send } from '../cache/entry.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import { pathOf, withoutTrailingSlashes } from '../http/address.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { SiteTable } from './table.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Renders and caches the pages that are not built ahead (docs/decisions/0043). */
export type Renderer = {
  cache: Pick<ResponseCache, 'get'>
  /** Astro's handler; it calls `otherwise` when no route matches. */
  render: (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void
}

/**
 * Serves pages and assets from memory: any letter case and trailing slash, 304, br, gzip. Other pages are rendered from data,
 * once for all users until the data changes; unknown paths get the 404 page. `strict` is the HSTS header of refusals.
 */
export function serveSite(
  current: () => SiteTable,
  pages?: Renderer,
  strict: Record<string, string> = {},
): Listener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, { Allow: 'GET, HEAD', ...strict })
    const site = current()
    const url = request.url ?? '/'
    const entry = find(site, url) ?? pages?.cache.get(cacheKey(request), Date.now())
    if (entry) return send(request, response, entry)
    const notFound = () => send(request, response, site.notFound, 404)
    const address = pageAddress(url)
    if (!pages || isMissingFile(url) || isInner(address)) return notFound()
    if (!isHost(request.headers.host)) return refuse(response, 400, strict)
    request.url = address
    // For HEAD, Astro gives an endpoint no body, which must not be cached. Node drops the body of HEAD responses
    // itself.
    request.method = 'GET'
    return pages.render(request, response, notFound)
  }
}

/** Includes the host, since a page may contain the host of its request and must not be served to another. */
const cacheKey = ({ headers, url = '/' }: IncomingMessage) => (headers.host ?? '') + pageAddress(url)

/** Extensions that are rendered from data like pages: calendars, feeds and files for crawlers. */
const fromData = ['ics', 'xml', 'txt']

/** Whether the URL names a static file; it does not exist, since no asset matched before. */
function isMissingFile(url: string): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(pathOf(url))?.[1]
  return ending !== undefined && !fromData.includes(ending.toLowerCase())
}

/** Astro's internal endpoints, such as its image endpoint: no page uses them, and each request costs seconds of CPU time. */
const isInner = (address: string) => /^\/+_/.test(address)

/** A host name or IP address, with or without a port. */
const isHost = (host = 'localhost') => /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host)

/** Normalizes a page's URL: lower case, no trailing slash; the query is unchanged. */
export function pageAddress(url: string): string {
  const path = pathOf(url)
  return withoutTrailingSlashes(decode(path).toLowerCase()) + url.slice(path.length)
}

function find(site: SiteTable, url: string): Entry | undefined {
  const path = pathOf(url)
  const exact = site.pages.get(path) ?? site.assets.get(path)
  if (exact) return exact
  const name = decode(path)
  return site.pages.get(withoutTrailingSlashes(name.toLowerCase())) ?? site.assets.get(name)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // a malformed escape matches no page
  }
}

const refusals = { 400: 'This is not the name of a site.\n', 405: 'This address can only be read.\n' }

function refuse(response: ServerResponse, status: keyof typeof refusals, headers: OutgoingHttpHeaders): void {
  response.writeHead(status, { ...securityHeaders, ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(refusals[status])
}
