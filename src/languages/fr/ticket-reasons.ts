import type { Translation } from '../../lib/words/translation.ts'
import type { ticketReasons as words } from '../../server/giving/bank-reconciliation/messages.ts'

export const ticketReasons: Translation<typeof words> = {
  referenceOf: { draft: 'La ligne a la référence du paiement de billets {receipt}.' },
  giftLike: { draft: 'Le paiement de billets {receipt} est venu de ce numéro, de ce montant, à ce moment.' },
}
