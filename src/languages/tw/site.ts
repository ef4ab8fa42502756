import type { siteWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const site: Translation<typeof siteWords> = {
  skip: { draft: 'Kɔ asɛm no so tẽẽ' },
  siteMap: { draft: 'Nkratafa nyinaa' },
  search: { draft: 'Hwehwɛ' },
  savedOffline: { draft: 'Deɛ wɔasie' },
  privacy: { draft: 'Kokoam nsɛm' },
  language: { draft: 'Kasa' },
  drafts: { draft: 'nkyerɛaseɛ no yɛ mfitiaseɛ' },
  wordsIn: { draft: 'Nsɛm a ɛwɔ kratafa yi so no yɛ {language}.' },
  pageLanguages: { draft: 'Kratafa yi kasa' },
}
