import type { ownGivingRules as words } from '../../lib/texts/giving/own-giving-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownGivingRules: Translation<typeof words> = {
  rhythm: { draft: 'Ofainɛ, halamɔ be ni akaiɔ bo' },
  occasion: { draft: 'Ofainɛ, halamɔ nɔ ni ba' },
  hasLeft: { draft: 'Welfare lɛ mli hiɛmɔ egbe naa.' },
  waiting: {
    draft: {
      one: 'Esa akɛ owoɔ nyɔji {count} ekoŋŋ dani klɛŋklɛŋ yelikɛbuamɔ lɛ aba.',
      other: 'Esa akɛ owoɔ nyɔji {count} ekoŋŋ dani klɛŋklɛŋ yelikɛbuamɔ lɛ aba.',
    },
  },
  arrears: { draft: 'Awoko nyɔji {months} nɔ, shi {most} pɛ baanyɛ ahi shi.' },
}
