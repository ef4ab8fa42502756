import type { Translation } from '../../lib/words/translation.ts'
import type { ticketPaperWords } from '../../server/services/registrations/messages.ts'

export const ticketPaper: Translation<typeof ticketPaperWords> = {
  show: { draft: 'Tsɔɔmɔ code lɛ yɛ shinaa lɛ naa. Ehaa mɔ kome boteɔ mli, shikome.' },
}
