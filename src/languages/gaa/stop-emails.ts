import type { Translation } from '../../lib/words/translation.ts'
import type { stopWords } from '../../server/accounts/unsubscribes/messages.ts'

export const stopEmails: Translation<typeof stopWords> = {
  inSettings: { draft: 'Obaanyɛ otsi e-mail nɛɛ yɛ ogbɛjianɔtoi amli: {page}' },
  settingsPage: { draft: 'Gbɛjianɔtoi, E-mail' },
  withoutSigningIn: { draft: 'Loo ni oyaaa mli: {page}' },
  text: { draft: 'Stop: {page}' },
}
