import type { planWords } from '../../islands/services/worship/plans/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const plans: Translation<typeof planWords> = {
  title: { draft: 'Ordre du culte' },
}
