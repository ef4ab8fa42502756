import type { contactTexts as words } from '../../lib/texts/care/contact.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const contactTexts: Translation<typeof words> = {
  typingEmail: { draft: 'Indiquez une adresse e-mail valable' },
  missingName: { draft: 'Indiquez votre nom' },
  missingEmail: { draft: 'Indiquez votre adresse e-mail' },
  missingPhone: { draft: 'Indiquez votre numéro de téléphone' },
  missingSubject: { draft: 'Indiquez un objet' },
  missingMessage: { draft: 'Écrivez votre message' },
  eitherMissing: { draft: 'Indiquez votre adresse e-mail ou votre numéro de téléphone' },
  either: { draft: 'E-mail ou téléphone : l’un des deux suffit.' },
  sending: { draft: 'Envoi de votre message...' },
  success: { draft: 'Merci de nous avoir écrit ! Nous vous répondrons bientôt.' },
  failure: { draft: 'Quelque chose n’a pas marché. Veuillez réessayer.' },
}
