import type { myMessageWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myMessages: Translation<typeof myMessageWords> = {
  isNew: { draft: 'Hee' },
}
