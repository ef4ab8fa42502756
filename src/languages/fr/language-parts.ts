import type { Translation } from '../../lib/words/translation.ts'
import type { languagePartWords } from '../../server/website/languages/messages.ts'

export const languageParts: Translation<typeof languagePartWords> = {
  frame: { draft: 'Toutes les pages' },
  rules: { draft: 'Ce que disent les formulaires' },
  signingIn: { draft: 'Connexion' },
  own: { draft: 'Pages personnelles' },
  letters: { draft: 'E-mails et messages' },
  care: { draft: 'Prière et suivi' },
  groups: { draft: 'Groupes' },
  services: { draft: 'Cultes et événements' },
  media: { draft: 'Prédications et direct' },
  giving: { draft: 'Dons' },
  messages: { draft: 'Messages' },
  other: { draft: 'Autres' },
}
