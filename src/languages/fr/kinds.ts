import type { searchTexts } from '../../lib/texts/services/search.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const kinds: Translation<typeof searchTexts> = {
  pages: { draft: 'Pages' },
  news: { draft: 'Nouvelles' },
  sermons: { draft: 'Prédications' },
  events: { draft: 'Événements' },
  fellowships: { draft: 'Groupes' },
  testimonies: { draft: 'Témoignages' },
  sermon: { draft: 'Prédication' },
  event: { draft: 'Événement' },
  testimony: { draft: 'Témoignage' },
}
