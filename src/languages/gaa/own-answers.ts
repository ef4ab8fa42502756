import type { ownAnswerWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownAnswers: Translation<typeof ownAnswerWords> = {
  you: { draft: 'Bo' },
  church: { draft: 'Asafo lɛ' },
  office: { draft: 'Office lɛ' },
}
