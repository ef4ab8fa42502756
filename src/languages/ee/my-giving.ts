import type { myGivingWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myGiving: Translation<typeof myGivingWords> = {
  title: { draft: 'Nye nunanawo' },
}
