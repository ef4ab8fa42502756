import { type PublishedPages, type PublishedPlace, usualLanguage } from '../contract/pagination.ts'
import { sourceLanguage } from '../words/define.ts'

/* The addresses of a page in its languages: `/about` in its own one, `/ak/about` in Akan (docs/decisions/website.md#languages). */

type Place = Pick<PublishedPlace, 'path' | 'lang'>

/** The address of a page in a language. */
export function addressIn(lang: string, { path, lang: own }: Place): string {
  if (lang === own) return path
  const first = `/${lang.toLowerCase()}`
  return path === '/' ? first : first + path
}

/** An address without its first part, and that part: `/ak/about` is `/about` and `ak`. */
export function splitAddress(address: string): { first: string; path: string } {
  const [, first = '', ...rest] = address.split('/')
  return { first, path: `/${rest.join('/')}` }
}

/** The page that an address shows in another language than its own; undefined for every other address. */
export function languageAt(address: string, pages: PublishedPages): Place | undefined {
  if (pages.has(address)) return undefined
  const { first, path } = splitAddress(address)
  const page = pages.get(path)
  const lang = page?.languages.find((one) => one !== page.lang && one.toLowerCase() === first)
  return lang === undefined ? undefined : { path, lang }
}

/** The languages of a page with their addresses; none for a page that has only one. */
export function languagesOf(path: string, pages: PublishedPages): { lang: string; address: string }[] {
  const page = pages.get(path)
  if (!page || page.languages.length < 2) return []
  const all = page.languages.map((lang) => ({ lang, address: addressIn(lang, page) }))
  return all.filter(({ address }) => address === path || !pages.has(address))
}

type Spoken = { language: string; foreign?: string | undefined }

/** The language of the site's own words within a page of the church, where it is not that of the page. */
export const langOfSite = ({ language, foreign }: Spoken): string | undefined =>
  foreign || language !== sourceLanguage ? language : undefined

/** The language of a page's words, if it is not that of the site's own words. */
export function foreignTo(path: string, pages: PublishedPages, language?: string): string | undefined {
  const lang = language ?? pages.get(path)?.lang
  return lang === usualLanguage ? undefined : lang
}
