import type { IncomingHttpHeaders } from 'node:http'
import { hasWords } from '../../../languages/all.ts'
import type { PublishedPages } from '../../../lib/contract/pagination.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import { sourceLanguage } from '../../../lib/words/define.ts'
import { readingIn } from '../../../lib/words/reading-cookie.ts'
import { firstLanguage, spokenTag } from '../../platform/words/first-language.ts'
import { languageIn } from '../../platform/words/language-cookie.ts'

/** In which languages the church's pages are, and in which one a visitor gets them. */
export type Languages = {
  /** Besides English; none while the church offers none. */
  offered(): readonly string[]
  /** The language of a request: of its cookie, else the first of Accept-Language that is offered, else the church's first. */
  choose(headers: Asking): string
  /** The same without the church's first; undefined for a request that asks for none, as those of search engines do. */
  asked(headers: Asking): string | undefined
  /** The published pages, with the languages of each. */
  pages(): PublishedPages
}

type Asking = Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>

/** The languages of a church: those offered on its site, and those of its services. */
type SpeakingChurch = Pick<Church, 'offered_languages' | 'languages'>

/** A church that speaks English alone. */
export const englishAlone: Languages = {
  offered: () => [],
  choose: () => sourceLanguage,
  asked: () => undefined,
  pages: () => new Map(),
}

/** Keeps what the church says, so that no request waits for it. `onChange` tells of every change, in this process or another one. */
export async function openLanguages(
  read: () => Promise<SpeakingChurch & { pages: PublishedPages }>,
  onChange: (listener: () => void) => void,
  report: (error: unknown) => void,
): Promise<Languages> {
  let church = await read()
  onChange(() => {
    // After all that listens has forgotten what it knew.
    queueMicrotask(() => {
      read().then((now) => {
        church = now
      }, report)
    })
  })
  return {
    offered: () => church.offered_languages,
    choose: (headers) => chooseLanguage(headers, church),
    asked: (headers) => askedLanguage(headers, church),
    pages: () => church.pages,
  }
}

/** The choice of one request. */
export function chooseLanguage(headers: Asking, church: SpeakingChurch): string {
  return askedLanguage(headers, church) ?? firstLanguage(church)
}

/** What a request asks for itself, of the languages that are offered. Translators read others, too. */
export function askedLanguage(
  { cookie, 'accept-language': accepted }: Asking,
  { offered_languages: offered }: Pick<SpeakingChurch, 'offered_languages'>,
): string | undefined {
  const read = readingIn(cookie)
  if (read && hasWords(read)) return read
  if (offered.length === 0) return undefined
  const shown: readonly string[] = [sourceLanguage, ...offered]
  const wanted = [languageIn(cookie), ...acceptedLanguages(accepted)]
  return wanted.find((one) => one !== undefined && shown.includes(one))
}

/** The most of a header that is read. */
const mostTags = 20

/** The languages of Accept-Language without their regions, the most wanted first. */
function acceptedLanguages(header = ''): (string | undefined)[] {
  const named = header.split(',', mostTags).map((part) => {
    const [tag = '', quality] = part
      .trim()
      .toLowerCase()
      .split(/;\s*q=/)
    return { tag: tag.split('-')[0], wanted: quality === undefined ? 1 : Number(quality) }
  })
  return named
    .filter(({ wanted }) => wanted > 0)
    .sort((one, other) => other.wanted - one.wanted)
    .map(({ tag }) => spokenTag(tag))
}

/** The address that chooses a language and leads back; of each language one, and no page. */
export const switchAddress = (language: string): string => `/_language/${language}`

/** The page from which a choice was made, as a path of this site; '/' where the browser does not say. */
export function pageBefore(referer: string | undefined, host: string | undefined): string {
  if (!referer || !URL.canParse(referer)) return '/'
  const { host: from, pathname, search } = new URL(referer)
  const isOwn = from === host && !pathname.startsWith('//') && !pathname.startsWith('/_')
  return isOwn ? pathname + search : '/'
}
