import type { Translation } from '../../lib/words/translation.ts'
import type { stopWords } from '../../server/accounts/unsubscribes/messages.ts'

export const stopEmails: Translation<typeof stopWords> = {
  text: { draft: 'Stop: {page}' },
}
