import type { Translation } from '../../lib/words/translation.ts'
import type { ticketPaperWords } from '../../server/services/registrations/messages.ts'

export const ticketPaper: Translation<typeof ticketPaperWords> = {
  show: { draft: 'Kyerɛ code no wɔ ɛpono ano. Ɛma onipa baako wura mu, prɛko.' },
}
