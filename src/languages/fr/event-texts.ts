import type { eventTexts as english } from '../../lib/texts/services/events.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventTexts: Translation<typeof english> = {
  online: { draft: 'Réunion en ligne' },
  remind: { draft: 'Me le rappeler' },
  reminderSet: { draft: 'Rappel activé' },
  feed: { draft: '{church} : événements' },
  feedDescription: { draft: 'Ce qui vient à {church}.' },
  sermons: { draft: '{church} : prédications' },
  sermonsDescription: { draft: 'Les prédications et enseignements de {church}.' },
  services: { draft: '{church} : cultes' },
}
