import type { textBudgetTexts } from '../../lib/texts/settings/text-budgets.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const textBudgets: Translation<typeof textBudgetTexts> = {
  textMessagesThatStaff: { draft: 'SMS a adwumayɛfoɔ twerɛ' },
  textMessagesThatGo: { draft: 'SMS a ɛkɔ ne ho' },
  codesByTextMessage: { draft: 'SMS codes a ɛkɔ nɔma a yɛasi so dua so' },
  textMessagesToNumbers: { draft: 'SMS a ɛkɔ nɔma a obiara nsii so dua so' },
}
