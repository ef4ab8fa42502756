import type { searchTexts } from '../../lib/texts/services/search.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const kinds: Translation<typeof searchTexts> = {
  pages: { draft: 'Axawo' },
  news: { draft: 'Nyadzɔdzɔwo' },
  sermons: { draft: 'Mawunyagbɔgblɔwo' },
  events: { draft: 'Wɔnawo' },
  fellowships: { draft: 'Habɔbɔwo' },
  testimonies: { draft: 'Ɖaseɖiɖiwo' },
  sermon: { draft: 'Mawunyagbɔgblɔ' },
  event: { draft: 'Wɔna' },
  testimony: { draft: 'Ɖaseɖiɖi' },
}
