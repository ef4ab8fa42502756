import type { contactWords } from '../../islands/care/inbox/contact-form/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const contact: Translation<typeof contactWords> = {
  name: { draft: 'Nom' },
  email: { draft: 'E-mail' },
  phone: { draft: 'Téléphone' },
  subject: { draft: 'Objet' },
  message: { draft: 'Message' },
  typed: { draft: '{typed}/{limit} caractères' },
  send: { draft: 'Envoyer le message' },
  sendingShort: { draft: 'Envoi...' },
  reset: { draft: 'Effacer' },
}
