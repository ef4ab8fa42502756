import type { Translation } from '../../lib/words/translation.ts'
import type { ticketReminderWords } from '../../server/services/registrations/messages.ts'

export const ticketReminders: Translation<typeof ticketReminderWords> = {
  subject: { draft: 'Kaimɔ: {event}' },
  tickets: {
    draft: 'Otickets lɛ yɛ baafa ni wɔkɛmaje bo be ni oŋma ogbɛi lɛ nɔ. Ofainɛ, kɛ amɛcodes lɛ aba.',
  },
  why: { draft: 'Onu enɛ ejaakɛ mɔ ko kɛ address nɛɛ eŋma egbɛi.' },
}
