import type { Translation } from '../../lib/words/translation.ts'
import type { ownCalendarWords } from '../../server/services/calendars/messages.ts'

export const ownCalendar: Translation<typeof ownCalendarWords> = {
  name: { draft: 'nye kalenda' },
  join: { draft: 'Ge ɖe eme: {link}' },
  online: { draft: 'Le Internet dzi' },
  serve: { draft: 'Mele subɔsubɔm: {team}, {service}' },
}
