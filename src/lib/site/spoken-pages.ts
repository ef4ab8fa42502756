import type { PublishedPages } from '../contract/pagination.ts'
import { addressIn, languageAt } from './page-languages.ts'

/* Pages of the church in the language of the interface, so that a visitor chooses once (docs/decisions/website.md#languages). */

/** Whether a page's language (BCP 47) is one of the interface. Older pages call Twi by the tag of Akan. */
export function isSpokenAs(lang: string, language: string): boolean {
  const [own] = lang.split('-')
  return own === language || (own === 'ak' && language === 'tw')
}

/** The address of the same page in a language of the interface; the address itself where the page is not published in it. */
export function addressFor(language: string, address: string, pages: PublishedPages): string {
  const path = languageAt(address, pages)?.path ?? address
  const page = pages.get(path)
  const lang = page?.languages.find((one) => isSpokenAs(one, language))
  if (!page || lang === undefined) return address
  const spoken = addressIn(lang, page)
  return spoken === path || !pages.has(spoken) ? spoken : address
}

/**
 * Where somebody is led who asks for a page at its own address and has chosen another language of it; undefined for everybody else. Nobody is
 * led away from words in a language that cannot be chosen, since there would be no way back.
 */
export function leadTo(
  { language, offered }: { language: string; offered: readonly string[] },
  path: string,
  pages: PublishedPages,
): string | undefined {
  const own = pages.get(path)?.lang
  if (own === undefined || !offered.some((one) => isSpokenAs(own, one))) return undefined
  const address = addressFor(language, path, pages)
  return address === path ? undefined : address
}
