import type { Translation } from '../../lib/words/translation.ts'
import type { ownCalendarWords } from '../../server/services/calendars/messages.ts'

export const ownCalendar: Translation<typeof ownCalendarWords> = {
  name: { draft: 'me calendar' },
  join: { draft: 'Kɔ mu: {link}' },
  online: { draft: 'Internet so' },
  serve: { draft: 'Mesom: {team}, {service}' },
}
