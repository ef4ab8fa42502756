import type { sitePageWords as words } from '../../islands/website/page-editor/list/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sitePageWords: Translation<typeof words> = {
  home: { draft: 'Accueil' },
  contact: { draft: 'Contact' },
  give: { draft: 'Donner' },
  serviceTimes: { draft: 'Heures des cultes' },
  liveStream: { draft: 'En direct' },
  events: { draft: 'Événements' },
  sermons: { draft: 'Prédications' },
  news: { draft: 'Nouvelles' },
  fellowships: { draft: 'Groupes' },
  testimonies: { draft: 'Témoignages' },
  prayerRequests: { draft: 'Sujets de prière' },
  share: { draft: 'Partager un témoignage' },
  youth: { draft: 'Inscription des jeunes' },
  privacy: { draft: 'Confidentialité' },
}
