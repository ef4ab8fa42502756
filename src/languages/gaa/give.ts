import type { giveWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const give: Translation<typeof giveWords> = {
  amount: { draft: 'Shika ({currency})' },
  name: { draft: 'Gbɛi' },
  email: { draft: 'E-mail' },
}
