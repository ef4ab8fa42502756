import type { textBudgetTexts } from '../../lib/texts/settings/text-budgets.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const textBudgets: Translation<typeof textBudgetTexts> = {
  textMessagesThatStaff: { draft: 'SMS écrits par l’équipe' },
  textMessagesThatGo: { draft: 'SMS qui partent tout seuls' },
  codesByTextMessage: { draft: 'Codes par SMS aux numéros confirmés' },
  textMessagesToNumbers: { draft: 'SMS aux numéros que personne n’a confirmés' },
}
