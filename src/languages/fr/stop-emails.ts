import type { Translation } from '../../lib/words/translation.ts'
import type { stopWords } from '../../server/accounts/unsubscribes/messages.ts'

export const stopEmails: Translation<typeof stopWords> = {
  inSettings: { draft: 'Vous pouvez arrêter ces e-mails dans vos réglages : {page}' },
  settingsPage: { draft: 'Réglages, E-mails' },
  withoutSigningIn: { draft: 'Ou sans vous connecter : {page}' },
  text: { draft: 'Stop: {page}' },
}
