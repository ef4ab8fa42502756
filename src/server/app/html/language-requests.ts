import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressFor, leadTo } from '../../../lib/site/spoken-pages.ts'
import { sourceLanguage } from '../../../lib/words/define.ts'
import { sendEntry } from '../../platform/cache/entry.ts'
import { pathOf } from '../../platform/http/address.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { languageCookie } from '../../platform/words/language-cookie.ts'
import { englishAlone, type Languages, pageBefore, switchAddress } from './languages.ts'
import { type Variants, workerAddress } from './variants.ts'

/** What the server of the site knows of languages. */
export type Speech = {
  languages: Languages
  variants: Pick<Variants, 'find' | 'worker'>
  /** Whether the visitor's browser reaches the site over TLS. */
  isSecure: (request: IncomingMessage) => boolean
}

/** The site of a church that speaks English alone. */
export const englishSpeech: Speech = {
  languages: englishAlone,
  variants: { find: () => undefined, worker: () => Promise.reject(new Error('There is one language.')) },
  isSecure: () => false,
}

/** Answers a request for a script in another language, for the service worker, or for the choice of a language. False: it is none of these. */
export function answerOfLanguages(
  request: IncomingMessage,
  response: ServerResponse,
  { languages, variants, isSecure }: Speech,
): boolean {
  const path = pathOf(request.url ?? '/')
  const offered = languages.offered()
  const script =
    path === workerAddress && offered.length > 0
      ? variants.worker(languages.choose(request.headers))
      : variants.find(path)
  if (script) {
    const failed = () => response.writeHead(503, securityHeaders).end()
    script.then((entry) => sendEntry(request, response, entry), failed)
    return true
  }
  const chosen = [sourceLanguage, ...offered].find((language) => path === switchAddress(language))
  if (offered.length === 0 || chosen === undefined) return false
  const { referer, host } = request.headers
  const headers = {
    ...securityHeaders,
    'Set-Cookie': languageCookie(chosen, isSecure(request)),
    'Cache-Control': 'no-store',
    Location: inLanguage(chosen, pageBefore(referer, host), languages),
  }
  response.writeHead(303, headers).end()
  return true
}

/** An address with its query, in a language where the church has that page in it. */
function inLanguage(language: string, address: string, languages: Languages): string {
  const path = pathOf(address)
  return addressFor(language, path, languages.pages()) + address.slice(path.length)
}

/**
 * Leads somebody who asks for a page, and for a language in which the church has published it, to it there. False: there is nowhere to lead.
 * Nobody keeps this answer. Search engines ask for no language, and find each at its own address.
 */
export function leadToLanguage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, languages }: { page: string; languages: Languages },
): boolean {
  const language = languages.asked(request.headers)
  const path = pathOf(page)
  const offered = [sourceLanguage, ...languages.offered()]
  const to = language && leadTo({ language, offered }, path, languages.pages())
  if (!to) return false
  const url = request.url ?? ''
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  const vary = { 'Cache-Control': 'no-store', Vary: 'Accept-Language, Cookie' }
  response.writeHead(307, { ...securityHeaders, ...vary, Location: to + query }).end()
  return true
}

/** The language of a page's answer. Feeds, calendars and pictures are in English. */
export const languageOf = (
  address: string,
  headers: IncomingMessage['headers'],
  { languages }: Speech,
): string => (/\.\w+$/.test(pathOf(address)) ? sourceLanguage : languages.choose(headers))
