import type { errorWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const errors: Translation<typeof errorWords> = {
  missing: { draft: 'Anaaa baafa lɛ' },
  home: { draft: 'Ku sɛɛ kɛya shia' },
}
