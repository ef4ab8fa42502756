import type { giftWays as words } from '../../lib/texts/giving/ways-to-give.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const giftWays: Translation<typeof words> = {
  envelope: { draft: 'Enveloppe' },
  cheque: { draft: 'Chèque' },
  transfer: { draft: 'Virement' },
  refund: { draft: 'Remboursement' },
  reversed: { draft: '{way}, annulé' },
}
