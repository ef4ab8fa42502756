import type { staffWords } from '../../islands/staff/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const staff: Translation<typeof staffWords> = {
  cancel: { draft: 'Tasii' },
  help: { draft: 'Kpekpeɖeŋu' },
  save: { draft: 'Dzra ɖo' },
}
