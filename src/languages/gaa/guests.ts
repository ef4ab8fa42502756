import type { guestWords } from '../../islands/staff/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const guests: Translation<typeof guestWords> = {
  remove: { draft: 'Jiemɔ' },
  name: { draft: 'Gbɛi' },
}
