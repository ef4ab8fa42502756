import type { prayerTexts as words } from '../../lib/texts/care/prayer-requests.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const prayerTexts: Translation<typeof words> = {
  success: { draft: 'Demande de prière envoyée' },
  loadFailure: { draft: 'Impossible de charger les demandes de prière' },
  prayed: { draft: 'Merci d’avoir prié !' },
}
