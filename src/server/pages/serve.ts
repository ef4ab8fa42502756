import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type Entry, send } from '../cache/entry.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import { pathOf, withoutTrailingSlashes } from '../http/address.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { SiteTable } from './table.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Makes the pages that are not built ahead, and keeps them (docs/decisions/0043). */
export type Renderer = {
  cache: Pick<ResponseCache, 'get'>
  /** Astro's handler; it calls `otherwise` when it knows no such page. */
  render: (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void
}

/**
 * Answers with a page or an asset from memory: any letter case and trailing slash, 304, br, gzip. Other pages are made
 * from data, once for everybody until it changes; what nobody knows is the 404 page. `strict` is the HSTS header of refusals.
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
    // Of an endpoint Astro makes no body for HEAD, which nobody may be given later; the response drops it by itself.
    request.method = 'GET'
    return pages.render(request, response, notFound)
  }
}

/** A page may name the host that it was asked at, so nobody is given one that was made for another. */
const cacheKey = ({ headers, url = '/' }: IncomingMessage) => (headers.host ?? '') + pageAddress(url)

/** Calendars, feeds and what crawlers read are made from data, as pages are. */
const fromData = ['ics', 'xml', 'txt']

/** A file that is not there is no page. */
function isMissingFile(url: string): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(pathOf(url))?.[1]
  return ending !== undefined && !fromData.includes(ending.toLowerCase())
}

/** Astro's own endpoints, such as the one that draws pictures anew: no page asks for them, and each call is seconds of work. */
const isInner = (address: string) => /^\/+_/.test(address)

/** A name or an address, with or without a port. */
const isHost = (host = 'localhost') => /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host)

/** One address for a page in any letter case, with and without its trailing slash; the query stays as it is. */
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
    return path // a broken escape names no page
  }
}

const refusals = { 400: 'This is not the name of a site.\n', 405: 'This address can only be read.\n' }

function refuse(response: ServerResponse, status: keyof typeof refusals, headers: OutgoingHttpHeaders): void {
  response.writeHead(status, { ...securityHeaders, ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(refusals[status])
}
