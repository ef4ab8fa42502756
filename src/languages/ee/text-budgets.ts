import type { textBudgetTexts } from '../../lib/texts/settings/text-budgets.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const textBudgets: Translation<typeof textBudgetTexts> = {
  textMessagesThatStaff: { draft: 'SMS siwo dɔwɔlawo ŋlɔna' },
  textMessagesThatGo: { draft: 'SMS siwo yina le wo ɖokui si' },
  codesByTextMessage: { draft: 'SMS codewo na xexlẽdzesi siwo dzi woɖo kpee' },
  textMessagesToNumbers: { draft: 'SMSwo na xexlẽdzesi siwo dzi ame aɖeke meɖo kpee o' },
}
