import type { serviceTexts as english } from '../../lib/texts/services/services.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceTexts: Translation<typeof english> = {
  calendar: { draft: 'Ouverture du calendrier...' },
  donation: { draft: 'Redirection vers la page des dons...' },
}
