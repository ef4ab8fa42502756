import type { giftWays as words } from '../../lib/texts/giving/ways-to-give.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const giftWays: Translation<typeof words> = {
  envelope: { draft: 'Envelope' },
  cheque: { draft: 'Cheque' },
  transfer: { draft: 'Bank transfer' },
  refund: { draft: 'Gbugbɔna' },
  reversed: { draft: '{way}, wogbugbɔe' },
}
