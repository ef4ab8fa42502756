import type { presentWords } from '../../islands/services/projection/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const present: Translation<typeof presentWords> = {
  call: { draft: '{number} fɔlɔi, ofainɛ nyɛbaa nyɛbi lɛ ŋɔɔ' },
}
