import type { Translation } from '../../lib/words/translation.ts'
import type { ticketReminderWords } from '../../server/services/registrations/messages.ts'

export const ticketReminders: Translation<typeof ticketReminderWords> = {
  subject: { draft: 'Ŋkuɖodzinya: {event}' },
  tickets: {
    draft: 'Wò ticketwo le axa si míeɖo ɖe wò esime nèŋlɔ ŋkɔ la dzi. Taflatsɛ tsɔ woƒe codewo vɛ.',
  },
  why: { draft: 'Èse esia elabena ame aɖe tsɔ adrɛs sia ŋlɔ ŋkɔ.' },
}
