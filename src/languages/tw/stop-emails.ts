import type { Translation } from '../../lib/words/translation.ts'
import type { stopWords } from '../../server/accounts/unsubscribes/messages.ts'

export const stopEmails: Translation<typeof stopWords> = {
  inSettings: { draft: 'Wobɛtumi agyae saa e-mail yi wɔ wo settings mu: {page}' },
  settingsPage: { draft: 'Settings, E-mail' },
  withoutSigningIn: { draft: 'Anaasɛ gyae a wonkɔ mu: {page}' },
  text: { draft: 'Stop: {page}' },
}
