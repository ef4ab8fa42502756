import type { Translation } from '../../lib/words/translation.ts'
import type { ticketReminderWords } from '../../server/services/registrations/messages.ts'

export const ticketReminders: Translation<typeof ticketReminderWords> = {
  subject: { draft: 'Rappel : {event}' },
  tickets: {
    draft:
      'Vos billets sont sur la page que nous vous avons envoyée à l’inscription. Ayez leurs codes avec vous.',
  },
  why: { draft: 'Vous recevez ceci parce que quelqu’un s’est inscrit avec cette adresse.' },
}
