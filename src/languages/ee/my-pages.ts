import type { myPagesWords } from '../../islands/accounts/my-pages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myPages: Translation<typeof myPagesWords> = {
  title: { draft: 'Nye axawo' },
  loading: { draft: 'Míele wò axawo tsɔm vɛ…' },
  lede: { draft: 'Wòe ŋlɔna wo, eye hamea xlẽa wo.' },
  description: { draft: 'Hamea ƒe axa siwo wotsɔ de asiwò me.' },
}
