import type { entryWords } from '../../islands/staff/entries/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const entries: Translation<typeof entryWords> = {
  category: { draft: 'Hatsotso' },
}
