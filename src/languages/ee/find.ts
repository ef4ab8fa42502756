import type { findWords } from '../../islands/shell/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const find: Translation<typeof findWords> = {
  search: { draft: 'Dii' },
  people: { draft: 'Amewo' },
  fellowships: { draft: 'Habɔbɔwo' },
  sermons: { draft: 'Mawunyagbɔgblɔ' },
  pages: { draft: 'Axawo' },
  help: { draft: 'Kpekpeɖeŋu: {name}' },
}
