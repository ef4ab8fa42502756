import type { siteWords } from '../../components/site/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const site: Translation<typeof siteWords> = {
  skip: { draft: 'Kɔ nsɛm no so' },
  search: { draft: 'Hwehwɛ' },
  language: { draft: 'Kasa' },
  drafts: { draft: 'obi nhwɛɛ nkyerɛaseɛ no so' },
}
