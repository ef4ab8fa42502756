import type { Translation } from '../../lib/words/translation.ts'
import type { authorEmailWords } from '../../server/care/decisions/messages.ts'

export const authorEmails: Translation<typeof authorEmailWords> = {
  testimoniesPage: { draft: 'Odaseyelii' },
}
