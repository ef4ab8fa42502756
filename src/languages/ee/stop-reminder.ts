import type { stopReminderWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const stopReminder: Translation<typeof stopReminderWords> = {
  title: { draft: 'Tɔ te ŋkuɖodzi aɖe' },
  stop: { draft: 'Tɔ te ŋkuɖodzi siawo' },
}
