import type { IncomingMessage, ServerResponse } from 'node:http'
import { sourceLanguage } from '../../../lib/words/define.ts'
import { sendEntry } from '../../platform/cache/entry.ts'
import { pathOf } from '../../platform/http/address.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { languageCookie } from '../../platform/words/language-cookie.ts'
import { englishAlone, type Languages, pageBefore, switchAddress } from './languages.ts'
import type { Variants } from './variants.ts'

/** What the server of the site knows of languages. */
export type Speech = {
  languages: Languages
  variants: Pick<Variants, 'find'>
  /** Whether the visitor's browser reaches the site over TLS. */
  isSecure: (request: IncomingMessage) => boolean
}

/** The site of a church that speaks English alone. */
export const englishSpeech: Speech = {
  languages: englishAlone,
  variants: { find: () => undefined },
  isSecure: () => false,
}

/** Answers a request for a script in another language, or for the choice of a language. False: it is none of these. */
export function answerOfLanguages(
  request: IncomingMessage,
  response: ServerResponse,
  { languages, variants, isSecure }: Speech,
): boolean {
  const path = pathOf(request.url ?? '/')
  const script = variants.find(path)
  if (script) {
    const failed = () => response.writeHead(503, securityHeaders).end()
    script.then((entry) => sendEntry(request, response, entry), failed)
    return true
  }
  const offered = languages.offered()
  const chosen = [sourceLanguage, ...offered].find((language) => path === switchAddress(language))
  if (offered.length === 0 || chosen === undefined) return false
  const { referer, host } = request.headers
  const headers = {
    ...securityHeaders,
    'Set-Cookie': languageCookie(chosen, isSecure(request)),
    'Cache-Control': 'no-store',
    Location: pageBefore(referer, host),
  }
  response.writeHead(303, headers).end()
  return true
}

/** The language of a page's answer. Feeds, calendars and pictures are in English. */
export const languageOf = (
  address: string,
  headers: IncomingMessage['headers'],
  { languages }: Speech,
): string => (/\.\w+$/.test(pathOf(address)) ? sourceLanguage : languages.choose(headers))
