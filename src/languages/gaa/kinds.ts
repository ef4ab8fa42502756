import type { searchTexts } from '../../lib/texts/services/search.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const kinds: Translation<typeof searchTexts> = {
  pages: { draft: 'Baafai' },
  news: { draft: 'Sanehee' },
  sermons: { draft: 'Shiɛmɔi' },
  events: { draft: 'Nifeemɔi' },
  fellowships: { draft: 'Kui' },
  testimonies: { draft: 'Odaseyelii' },
  sermon: { draft: 'Shiɛmɔ' },
  event: { draft: 'Nifeemɔ' },
  testimony: { draft: 'Odaseyeli' },
}
