import type { siteWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const site: Translation<typeof siteWords> = {
  siteMap: { draft: 'Axawo katã' },
  search: { draft: 'Dii' },
  language: { draft: 'Gbe' },
  wordsIn: { draft: 'Axa sia ƒe nyawo le {language} me.' },
  skip: { draft: 'Yi nya la dzi tẽ' },
  savedOffline: { draft: 'Nu siwo wodzra ɖo' },
  privacy: { draft: 'Ameŋunyawo' },
  drafts: { draft: 'gɔmeɖeɖeawo nye nuŋlɔŋlɔ gbãtɔ' },
  pageLanguages: { draft: 'Axa sia ƒe gbewo' },
}
