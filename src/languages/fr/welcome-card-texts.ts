import type { welcomeCardTexts as words } from '../../lib/texts/care/welcome-card.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const welcomeCardTexts: Translation<typeof words> = {
  firstName: { draft: 'Veuillez indiquer un prénom' },
  telephone: { draft: 'Veuillez indiquer un numéro de téléphone' },
  outdated: { draft: 'Ce formulaire est périmé. Veuillez recharger la page' },
  email: { draft: 'Veuillez indiquer une adresse e-mail valable' },
  thanks: { draft: 'Merci. Quelqu’un de l’église vous appellera.' },
}
