import type { repeatWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const repeatGift: Translation<typeof repeatWords> = {
  remind: { draft: 'Ɖo ŋku edzi nam' },
  saving: { draft: 'Míele edzram ɖo...' },
}
