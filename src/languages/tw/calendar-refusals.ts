import type { Translation } from '../../lib/words/translation.ts'
import type { calendarRefusals as words } from '../../server/services/calendars/messages.ts'

export const calendarRefusals: Translation<typeof words> = {
  deleted: { draft: 'Yɛapopa address no. Kalenda a ɛde dii dwuma no nnya hwee bio.' },
  noCalendar: { draft: 'Kalenda a ɛte saa nni hɔ.' },
}
