import type { hallWords } from '../../islands/giving/weekday-offering/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const hall: Translation<typeof hallWords> = {
  show: { draft: 'Tsɔɔmɔ screen lɛ' },
  people: { draft: { one: 'gbɔmɛi {count}', other: 'gbɔmɛi {count}' } },
  total: { draft: 'Fɛɛ' },
}
