import type { Translation } from '../../lib/words/translation.ts'
import type { rotaRefusals as words } from '../../server/services/rota/messages.ts'

export const rotaRefusals: Translation<typeof words> = {
  dayOver: { draft: 'Gbi nɛɛ eho' },
  turnOver: { draft: 'Nitsumɔ nɛɛ be eho.' },
  taken: { draft: 'Mɔ kroko eŋɔ nitsumɔ nɛɛ.' },
  takenAlready: { draft: 'Mɔ kroko eŋɔ nitsumɔ nɛɛ momo.' },
}
