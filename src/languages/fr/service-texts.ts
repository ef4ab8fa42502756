import type { serviceTexts } from '../../lib/texts/services/services.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceTexts: Translation<typeof serviceTexts> = {
  calendar: { draft: 'Ouverture du calendrier...' },
  donation: { draft: 'Redirection vers la page des dons...' },
}
