import type { IncomingMessage, ServerResponse } from 'node:http'
import { seals } from '../http/seal.ts'
import type { Body, Entry, SiteTable } from './table.ts'

/** Answers with a page or an asset from memory: any letter case and trailing slash, 304, br, gzip; else the 404 page. */
export function serveSite(site: SiteTable): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response)
    const entry = find(site, request.url ?? '/')
    send(request, response, entry ?? site.notFound, entry ? 200 : 404)
  }
}

function find(site: SiteTable, url: string): Entry | undefined {
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  const exact = site.pages.get(path) ?? site.assets.get(path)
  if (exact) return exact
  const name = decode(path)
  return site.pages.get(name.toLowerCase().replace(/(.)\/+$/, '$1')) ?? site.assets.get(name)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // a broken escape names no page
  }
}

function send(request: IncomingMessage, response: ServerResponse, entry: Entry, status: number): void {
  const body = pick(entry, request.headers['accept-encoding'])
  if (status === 200 && request.headers['if-none-match'] === body.etag) {
    response.writeHead(304, body.notModified).end()
    return
  }
  response.writeHead(status, body.headers)
  response.end(request.method === 'HEAD' ? undefined : body.bytes)
}

function pick(entry: Entry, accepted: string | string[] | undefined): Body {
  const encodings = String(accepted ?? '')
  if (entry.br && /\bbr\b/.test(encodings)) return entry.br
  if (entry.gz && /\bgzip\b/.test(encodings)) return entry.gz
  return entry.plain
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, {
    ...seals,
    Allow: 'GET, HEAD',
    'Content-Type': 'text/plain; charset=utf-8',
  })
  response.end('This address can only be read.\n')
}
