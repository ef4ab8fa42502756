import type { textBudgetTexts } from '../../lib/texts/settings/text-budgets.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const textBudgets: Translation<typeof textBudgetTexts> = {
  textMessagesThatStaff: { draft: 'SMS ni nitsulɔi ŋmaa' },
  textMessagesThatGo: { draft: 'SMS ni amɛ diɛŋtsɛ amɛyaa' },
  codesByTextMessage: { draft: 'SMS codes kɛha nɔmbai ni ama nɔ mi' },
  textMessagesToNumbers: { draft: 'SMS kɛha nɔmbai ni mɔ ko mako nɔ mi' },
}
