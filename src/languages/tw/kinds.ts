import type { searchTexts } from '../../lib/texts/services/search.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const kinds: Translation<typeof searchTexts> = {
  pages: { draft: 'Nkratafa' },
  news: { draft: 'Nkaseɛbɔ' },
  sermons: { draft: 'Asɛnka' },
  events: { draft: 'Dwumadie' },
  fellowships: { draft: 'Fekuo ahodoɔ' },
  testimonies: { draft: 'Adansedie' },
  sermon: { draft: 'Asɛnka' },
  event: { draft: 'Dwumadie' },
  testimony: { draft: 'Adansedie' },
}
