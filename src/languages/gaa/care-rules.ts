import type { careRules as words } from '../../lib/texts/care/care-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const careRules: Translation<typeof words> = {
  person: { draft: 'Ofainɛ halamɔ mɔ lɛ' },
  somebody: { draft: 'Ofainɛ halamɔ mɔ ko' },
  answer: { draft: 'Ofainɛ ŋma hetoo lɛ' },
}
