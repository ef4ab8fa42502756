import type { presentWords } from '../../islands/services/projection/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const present: Translation<typeof presentWords> = {
  call: { draft: '{number} dzilawo, taflatse miva mia vi gbɔ' },
}
