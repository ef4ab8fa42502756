import type { statementWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const statement: Translation<typeof statementWords> = {
  date: { draft: 'Gbi' },
  amount: { draft: 'Shika' },
  amountIn: { draft: 'Shika ({currency})' },
  receipt: { draft: 'Receipt' },
  yes: { draft: 'hɛɛ' },
  print: { draft: 'Print' },
  receiptOf: { draft: 'Receipt {number}' },
}
