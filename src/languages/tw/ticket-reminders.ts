import type { Translation } from '../../lib/words/translation.ts'
import type { ticketReminderWords } from '../../server/services/registrations/messages.ts'

export const ticketReminders: Translation<typeof ticketReminderWords> = {
  subject: { draft: 'Nkaekaeɛ: {event}' },
  tickets: {
    draft: 'Wo ticket wɔ kratafa a yɛsomaa wo berɛ a wotwerɛɛ wo din no so. Yɛsrɛ wo, fa wɔn code no bra.',
  },
  why: { draft: 'Wonya yei ɛfiri sɛ obi de address yi twerɛɛ ne din.' },
}
