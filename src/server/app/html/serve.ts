import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { sourceLanguage } from '../../../lib/words/define.ts'
import { type Entry, sendEntry } from '../../platform/cache/entry.ts'
import type { ResponseCache } from '../../platform/cache/response-cache.ts'
import { pathOf, withoutTrailingSlashes } from '../../platform/http/address.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { inLanguage } from '../../platform/words/speaking.ts'
import type { Assets } from './assets.ts'
import {
  answerOfLanguages,
  englishSpeech,
  languageOf,
  leadToLanguage,
  type Speech,
} from './language-requests.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Renders and caches the pages (docs/decisions/browser.md#rendered-on-request). */
export type Renderer = {
  cache: Pick<ResponseCache, 'get'>
  /** Astro's handler; it calls `otherwise` when no route matches. */
  render: (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void
  /** Whether a request with these cookies sees pages that are not for everybody, and so not in the cache. */
  seesClosed: (cookies: string | undefined) => boolean
  speech?: Speech
}

/** The page that answers addresses at which there is nothing. */
export const missingPage = '/404'

/** The page that answers addresses of modules that the church does not use (docs/modules.md). */
export const unusedPage = '/not-used'

/**
 * Serves assets and pages from memory: any letter case and trailing slash, 304, br, gzip. A page is rendered for its first
 * visitor, and again when what it is made of has changed. Unknown paths get the page 404. `strict` is the HSTS header of refusals.
 */
export function serveSite(
  assets: Assets,
  { cache, render, seesClosed, speech = englishSpeech }: Renderer,
  strict: Record<string, string> = {},
): Listener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, { Allow: 'GET, HEAD', ...strict })
    const { url = '/', headers } = request
    if (answerOfLanguages(request, response, speech)) return
    const asset = findAsset(assets, url)
    if (asset) return sendEntry(request, response, asset)
    if (!isHost(headers.host)) return refuse(response, 400, strict)
    const address = pageAddress(url)
    const language = languageOf(address, headers, speech)
    if (isMissingFile(url) || isInner(address) || address.includes('//') || isErrorPage(address))
      return answerMissing()
    if (!leadToLanguage(request, response, { page: address, languages: speech.languages })) answerPage()

    function answerPage(): void {
      const entry = cached(address)
      if (entry) sendEntry(request, response, entry)
      else renderAt(address, answerMissing)
    }

    function cached(page: string): Entry | undefined {
      if (seesClosed(headers.cookie)) return undefined
      return cache.get(cacheKey(headers.host, page, language), Date.now())
    }

    function answerMissing(): void {
      const missing = cached(missingPage)
      if (missing) sendEntry(request, response, missing, 404)
      else renderAt(missingPage, () => refuse(response, 404, strict))
    }

    function renderAt(page: string, otherwise: () => void): void {
      request.url = page
      // For HEAD, Astro gives an endpoint no body, which must not be cached. Node drops the body of HEAD responses
      // itself.
      request.method = 'GET'
      inLanguage(language, () => render(request, response, otherwise))
    }
  }
}

/**
 * Includes the host, since a page may contain the host of its request and must not be served to another; and the language, but for
 * English.
 */
export const cacheKey = (host: string | undefined, address: string, language = sourceLanguage): string =>
  (language === sourceLanguage ? '' : `${language}@`) + (host ?? '') + pageAddress(address)

/** Extensions that are rendered like pages: calendars, feeds and files for crawlers. */
const rendered = ['ics', 'xml', 'txt']

/** Pictures that are drawn for this church, its manifest, and its feeds as JSON (docs/decisions/website.md#colours-and-pictures). */
const drawn =
  /^\/(favicon\.(ico|svg)|manifest\.webmanifest|(icons|og)\/[\w-]+\.png|(events|news)\/[\w-]+\/poster\.jpg|news(\/category\/[\w-]+)?\.json)$/i

/** Whether the URL names a static file; it does not exist, since no asset matched before. */
function isMissingFile(url: string): boolean {
  const path = pathOf(url)
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase()
  return ending !== undefined && ending !== 'html' && !rendered.includes(ending) && !drawn.test(path)
}

/** Astro's internal endpoints, such as its image endpoint: no page uses them, and each request costs seconds of CPU time. */
const isInner = (address: string) => /^\/+_/.test(address)

const errorPages: readonly string[] = [missingPage, unusedPage, '/503']

const isErrorPage = (address: string) => errorPages.includes(address)

/** A host name or IP address, with or without a port. */
const isHost = (host = 'localhost') => /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host)

/** Pages that show what the query asks for. Of every other page the query is dropped, so that it is rendered once. */
export const pagesWithQuery: readonly string[] = [
  '/events',
  '/fellowships',
  '/prayer-requests',
  '/search',
  '/sermons',
  '/service-times',
  '/testimonies',
]

/** The screen of a code, which its script alone reads: one page for all codes, and no code in the cache. */
const screenOfCode = /^\/present\/[^/]+$/

/** The address under which a page is rendered: lower case, no trailing slash, the query only where the page reads it. */
function pageAddress(url: string): string {
  const path = pathOf(url)
  const page =
    withoutTrailingSlashes(
      decode(path)
        .toLowerCase()
        .replace(/(\/index)?\.html$/, ''),
    ).replace(screenOfCode, '/present') || '/'
  return pagesWithQuery.includes(page) || page.startsWith('/preview/') ? page + url.slice(path.length) : page
}

function findAsset(assets: Assets, url: string): Entry | undefined {
  const path = pathOf(url)
  return assets.get(path) ?? (path.includes('%') ? assets.get(decode(path)) : undefined)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // a malformed escape matches no page
  }
}

const refusals = {
  400: 'This is not the name of a site.\n',
  404: 'There is nothing at this address.\n',
  405: 'This address can only be read.\n',
}

function refuse(response: ServerResponse, status: keyof typeof refusals, headers: OutgoingHttpHeaders): void {
  response.writeHead(status, { ...securityHeaders, ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(refusals[status])
}
