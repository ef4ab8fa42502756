import type { errorWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const errors: Translation<typeof errorWords> = {
  missing: { draft: 'Míekpɔ axa la o' },
  missingDescription: { draft: 'Axa aɖeke mele afi sia o.' },
  home: { draft: 'Trɔ yi aƒe' },
  tell: { draft: 'Gblɔ nusi dim nèle na mí' },
  later: { draft: 'Taflatsɛ, gate kpɔ emegbe vie' },
}
