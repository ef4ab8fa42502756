import type { ownWelfareWords } from '../../islands/giving/books/welfare/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownWelfare: Translation<typeof ownWelfareWords> = {
  title: { draft: 'Welfare' },
  date: { draft: 'Gbi' },
  thanks: { draft: 'Oyiwaladɔŋŋ' },
}
