import type { receiptCheckWords } from '../../islands/giving/receipts/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const receiptCheck: Translation<typeof receiptCheckWords> = {
  title: { draft: 'Kpɔ receipt la me' },
  scan: { draft: 'Taflatsɛ, tsɔ wò phone ƒe camera scan receipt la ƒe code.' },
  real: { draft: 'Receipt sia nye nyateƒe: {sum}, {day}.' },
  noCode: { draft: 'Esia menye receipt code o.' },
}
