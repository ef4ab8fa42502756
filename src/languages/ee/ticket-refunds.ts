import type { Translation } from '../../lib/words/translation.ts'
import type { ticketRefundWords } from '../../server/services/registrations/messages.ts'

export const ticketRefunds: Translation<typeof ticketRefundWords> = {
  reason: { draft: 'Wodzudzɔ ticketwo: {event}, order {order}' },
  subject: { draft: 'Ticket ga gbugbɔgbɔ le wò asidadaɖedzi lalam' },
  page: { draft: 'Gbugbɔnawo' },
  waits: {
    draft:
      'Wodzudzɔ ticket siwo ta woxe fe ɖo le Internet dzi. Ele be ame aɖe nada asi ɖe edzi be woagbugbɔ gaa.',
  },
}
