import type { careWords } from '../../islands/care/care/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const care: Translation<typeof careWords> = {
  firstName: { draft: 'Klɛŋklɛŋ gbɛi' },
  lastName: { draft: 'Weku gbɛi' },
  telephone: { draft: 'Tɛlifoŋ' },
  wholeChurch: { draft: 'Asafo lɛ fɛɛ' },
  task: { draft: 'Nitsumɔ' },
}
