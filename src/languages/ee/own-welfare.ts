import type { ownWelfareWords } from '../../islands/giving/books/welfare/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownWelfare: Translation<typeof ownWelfareWords> = {
  title: { draft: 'Welfare' },
  request: { draft: 'Bia kpekpeɖeŋu' },
  date: { draft: 'Ŋkeke' },
  paid: { draft: 'Èxe fea katã.' },
  mayAsk: { draft: 'Àte ŋu abia kpekpeɖeŋu.' },
  thanks: { draft: 'Akpe' },
}
