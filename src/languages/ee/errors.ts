import type { errorWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const errors: Translation<typeof errorWords> = {
  missing: { draft: 'Axa la meli o' },
  home: { draft: 'Trɔ yi aƒe' },
}
