import type { Translation } from '../../lib/words/translation.ts'
import type { eventReminderWords } from '../../server/services/events/messages.ts'

export const eventReminders: Translation<typeof eventReminderWords> = {
  subject: { draft: 'Ŋkuɖodzinya: {event}' },
  where: { draft: 'Afi: {place}' },
  signUpPage: { draft: 'Ŋlɔ ŋkɔ: {event}' },
}
