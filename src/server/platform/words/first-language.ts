import type { Church } from '../../../lib/contract/website/church.ts'
import { tagOf } from '../../../lib/text/language-tags.ts'
import { sourceLanguage } from '../../../lib/words/define.ts'

/** Browsers and CLDR call Twi by the tag of Akan, too. */
export const spokenTag = (tag: string | undefined): string | undefined => (tag === 'ak' ? 'tw' : tag)

/** The first language of the church's services, where the interface is offered in it; else English. */
export function firstLanguage({
  offered_languages: offered,
  languages: [first = ''],
}: Pick<Church, 'offered_languages' | 'languages'>): string {
  if (offered.length === 0) return sourceLanguage
  const tag = spokenTag(tagOf(first))
  return offered.find((one) => one === tag) ?? sourceLanguage
}
