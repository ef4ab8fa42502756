import type { conflictTexts as words } from '../../lib/texts/settings/conflicts.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const conflictTexts: Translation<typeof words> = {
  gone: { draft: 'Ame bubu tutu esia fifia. Nusi nèŋlɔ la anɔ afi sia va se ɖe esime nàtui.' },
  alreadyGone: { draft: 'Ame bubu tutu esia xoxo.' },
}
