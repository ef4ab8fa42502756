import type { Translation } from '../../lib/words/translation.ts'
import type { stopWords } from '../../server/accounts/unsubscribes/messages.ts'

export const stopEmails: Translation<typeof stopWords> = {
  inSettings: { draft: 'Àte ŋu adzudzɔ e-mail siawo le wò ɖoɖowo me: {page}' },
  settingsPage: { draft: 'Ɖoɖowo, E-mailwo' },
  withoutSigningIn: { draft: 'Alo gegeɖeme manɔmee: {page}' },
  text: { draft: 'Stop: {page}' },
}
