import type { Translation } from '../../lib/words/translation.ts'
import type { calendarRefusals as words } from '../../server/services/calendars/messages.ts'

export const calendarRefusals: Translation<typeof words> = {
  deleted: { draft: 'Wotutu adrɛsa. Kalenda siwo zãe la megaxɔa naneke o.' },
  noCalendar: { draft: 'Kalenda sia ƒomevi meli o.' },
}
