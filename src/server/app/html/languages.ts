import type { IncomingHttpHeaders } from 'node:http'
import type { Church } from '../../../lib/contract/website/church.ts'
import { tagOf } from '../../../lib/text/language-tags.ts'
import { sourceLanguage } from '../../../lib/words/define.ts'
import { languageIn } from '../../platform/words/language-cookie.ts'

/** In which languages the church's pages are, and in which one a visitor gets them. */
export type Languages = {
  /** Besides English; none while the church offers none. */
  offered(): readonly string[]
  /** The language of a request: of its cookie, else the first of Accept-Language that is offered, else the church's first. */
  choose(headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>): string
}

/** The languages of a church: those offered on its site, and those of its services. */
type SpeakingChurch = Pick<Church, 'offered_languages' | 'languages'>

/** A church that speaks English alone. */
export const englishAlone: Languages = { offered: () => [], choose: () => sourceLanguage }

/** Keeps what the church says, so that no request waits for it. `onChange` tells of every change, in this process or another one. */
export async function openLanguages(
  read: () => Promise<SpeakingChurch>,
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
  }
}

/** The choice of one request. */
export function chooseLanguage(
  { cookie, 'accept-language': accepted }: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
  { offered_languages: offered, languages: [first = ''] }: SpeakingChurch,
): string {
  if (offered.length === 0) return sourceLanguage
  const shown: readonly string[] = [sourceLanguage, ...offered]
  const wanted = [languageIn(cookie), ...acceptedLanguages(accepted), spokenTag(tagOf(first))]
  return wanted.find((one) => one !== undefined && shown.includes(one)) ?? sourceLanguage
}

/** Browsers and CLDR call Twi by the tag of Akan, too. */
const spokenTag = (tag: string | undefined): string | undefined => (tag === 'ak' ? 'tw' : tag)

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
