import type { Translation } from '../../lib/words/translation.ts'
import type { ticketRefundWords } from '../../server/services/registrations/messages.ts'

export const ticketRefunds: Translation<typeof ticketRefundWords> = {
  reason: { draft: 'Billets annulés : {event}, commande {order}' },
  subject: { draft: 'Un remboursement de billets attend votre approbation' },
  page: { draft: 'Remboursements' },
  waits: {
    draft: 'Des billets payés en ligne ont été annulés. Quelqu’un doit approuver que l’argent soit rendu.',
  },
}
