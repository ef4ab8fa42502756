import type { Translation } from '../../lib/words/translation.ts'
import type { connectedWords } from '../../server/people/persons/messages.ts'

export const connectedEmails: Translation<typeof connectedWords> = {
  subject: { draft: 'Wɔde account abɔ wo din ho' },
  text: { draft: '{church}: wɔde account bi abɔ wo din ho. Sɛ ɛnyɛ wo dea a, mia button no wɔ ha: {page}' },
}
