import type { myPagesWords } from '../../islands/accounts/my-pages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myPages: Translation<typeof myPagesWords> = {
  title: { draft: 'Me nkratafa' },
  loading: { draft: 'Yɛrefa wo nkratafa aba…' },
  lede: { draft: 'Wo na wotwerɛ, na asɔre no kenkan.' },
  description: { draft: 'Asɔre no nkratafa a wɔde ahyɛ wo nsa.' },
}
