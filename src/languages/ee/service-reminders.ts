import type { Translation } from '../../lib/words/translation.ts'
import type { serviceReminderWords } from '../../server/services/services/messages.ts'

export const serviceReminders: Translation<typeof serviceReminderWords> = {
  subject: { draft: 'Ŋkuɖodzinya: {service}' },
  where: { draft: 'Afi: {place}' },
  page: { draft: 'Sɔleme ɣeyiɣiwo' },
}
