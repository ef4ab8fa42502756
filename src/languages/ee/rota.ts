import type { rotaWords } from '../../islands/services/rota/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const rota: Translation<typeof rotaWords> = {
  team: { draft: 'Habɔbɔ' },
  name: { draft: 'Ŋkɔ' },
  edit: { draft: 'Trɔe' },
  accept: { draft: 'Xɔe' },
  searchNames: { draft: 'Di ŋkɔ...' },
  weeks: { draft: { one: 'kwasiɖa {count}', other: 'kwasiɖa {count}' } },
}
