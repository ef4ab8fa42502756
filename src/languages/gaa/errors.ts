import type { errorWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const errors: Translation<typeof errorWords> = {
  missing: { draft: 'Wɔnaaa baafa lɛ' },
  missingDescription: { draft: 'Baafa ko bɛ biɛ.' },
  home: { draft: 'Ku sɛɛ oya shia' },
  tell: { draft: 'Kɛɛmɔ wɔ nɔ ni otaoɔ' },
  later: { draft: 'Ofainɛ, kaa ekoŋŋ yɛ sɛɛ fioo' },
}
