import type { Translation } from '../../lib/words/translation.ts'
import type { ownCalendarWords } from '../../server/services/calendars/messages.ts'

export const ownCalendar: Translation<typeof ownCalendarWords> = {
  name: { draft: 'mikalenda' },
  join: { draft: 'Yaa mli: {link}' },
  online: { draft: 'Yɛ Intanɛt nɔ' },
  serve: { draft: 'Misɔmɔɔ: {team}, {service}' },
}
