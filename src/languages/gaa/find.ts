import type { findWords } from '../../islands/shell/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const find: Translation<typeof findWords> = {
  search: { draft: 'Taomɔ' },
  fellowships: { draft: 'Kui' },
  sermons: { draft: 'Shiɛmɔ' },
  pages: { draft: 'Baafai' },
  help: { draft: 'Yelikɛbuamɔ: {name}' },
}
