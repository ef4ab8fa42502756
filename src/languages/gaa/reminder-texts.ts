import type { reminderTexts as english } from '../../lib/texts/services/reminders.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const reminderTexts: Translation<typeof english> = {
  settings: { draft: 'Settings' },
  calendar: { draft: 'Kɛwo calendar mli' },
}
