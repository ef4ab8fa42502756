import type { myPagesWords } from '../../islands/accounts/my-pages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myPages: Translation<typeof myPagesWords> = {
  title: { draft: 'Mes pages' },
  loading: { draft: 'Chargement de vos pages…' },
  lede: { draft: 'Vous les écrivez, et l’église les lit.' },
  description: { draft: 'Les pages de l’église qui vous ont été confiées.' },
}
