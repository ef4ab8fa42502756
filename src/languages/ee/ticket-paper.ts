import type { Translation } from '../../lib/words/translation.ts'
import type { ticketPaperWords } from '../../server/services/registrations/messages.ts'

export const ticketPaper: Translation<typeof ticketPaperWords> = {
  show: { draft: 'Fia codea le ʋɔtrua nu. Enaa ame ɖeka gena ɖe eme, zi ɖeka.' },
}
