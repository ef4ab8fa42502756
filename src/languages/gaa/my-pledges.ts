import type { myPledgeWords } from '../../islands/giving/books/pledges/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myPledges: Translation<typeof myPledgeWords> = {
  change: { draft: 'Tsakemɔ' },
  amount: { draft: 'Shika ({currency})' },
  never: { draft: 'Daabi' },
}
