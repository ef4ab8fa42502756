import type { purposeWords } from '../../lib/texts/messages/purposes.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const purposes: Translation<typeof purposeWords> = {
  services: { draft: 'Cultes' },
  events: { draft: 'Événements' },
  fellowship: { draft: 'Mon groupe' },
  care: { draft: 'Accompagnement et visites' },
  giving: { draft: 'Dons' },
  church: { draft: 'Nouvelles de toute l’église' },
}
