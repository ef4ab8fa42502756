import type { Translation } from '../../lib/words/translation.ts'
import type { ticketPaperWords } from '../../server/services/registrations/messages.ts'

export const ticketPaper: Translation<typeof ticketPaperWords> = {
  show: { draft: 'Montrez le code à l’entrée. Il laisse entrer une personne, une fois.' },
}
