import type { Translation } from '../../lib/words/translation.ts'
import type { ticketRefundWords } from '../../server/services/registrations/messages.ts'

export const ticketRefunds: Translation<typeof ticketRefundWords> = {
  reason: { draft: 'Wɔagyae ticket: {event}, order {order}' },
  subject: { draft: 'Ticket sika a wɔde resan ama retwɛn wo mpeneeɛ' },
  page: { draft: 'Deɛ wɔasan de ama' },
  waits: { draft: 'Wɔagyae ticket a wɔtuaa no intanɛt so. Ɛsɛ sɛ obi pene so sɛ wɔmfa sika no nsan mma.' },
}
