import type { Translation } from '../../lib/words/translation.ts'
import type { ownCalendarWords } from '../../server/services/calendars/messages.ts'

export const ownCalendar: Translation<typeof ownCalendarWords> = {
  name: { draft: 'mon calendrier' },
  join: { draft: 'Participer : {link}' },
  online: { draft: 'En ligne' },
  serve: { draft: 'Je sers : {team}, {service}' },
}
