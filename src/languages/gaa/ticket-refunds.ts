import type { Translation } from '../../lib/words/translation.ts'
import type { ticketRefundWords } from '../../server/services/registrations/messages.ts'

export const ticketRefunds: Translation<typeof ticketRefundWords> = {
  reason: { draft: 'Afo tickets amli: {event}, order {order}' },
  subject: { draft: 'Tickets shika sɛɛkuu miimɛ okpɛlɛmɔ' },
  page: { draft: 'Sɛɛkuu' },
  waits: { draft: 'Afo tickets ni awo yɛ Intanɛt nɔ lɛ amli. Esa akɛ mɔ ko kpɛlɛ nɔ akɛ aku shika lɛ sɛɛ.' },
}
