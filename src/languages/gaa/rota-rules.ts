import type { rotaRules as words } from '../../lib/texts/services/rota-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const rotaRules: Translation<typeof words> = {
  answer: { draft: 'Ofainɛ kɛɛmɔ hɛɛ loo daabi' },
}
