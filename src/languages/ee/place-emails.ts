import type { Translation } from '../../lib/words/translation.ts'
import type { placeEmailWords } from '../../server/groups/places/messages.ts'

export const placeEmails: Translation<typeof placeEmailWords> = {
  subject: { draft: 'Nɔƒe li na wò: {what}' },
}
