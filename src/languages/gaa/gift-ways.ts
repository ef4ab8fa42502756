import type { giftWays as words } from '../../lib/texts/giving/ways-to-give.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const giftWays: Translation<typeof words> = {
  envelope: { draft: 'Envelope' },
  cheque: { draft: 'Cheque' },
  transfer: { draft: 'Shika majemɔ' },
  refund: { draft: 'Sɛɛkuu' },
  reversed: { draft: '{way}, aku sɛɛ' },
}
