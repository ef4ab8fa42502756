import type { Translation } from '../../lib/words/translation.ts'
import type { calendarRefusals as words } from '../../server/services/calendars/messages.ts'

export const calendarRefusals: Translation<typeof words> = {
  deleted: { draft: 'L’adresse est supprimée. Les agendas qui l’utilisaient ne reçoivent plus rien.' },
  noCalendar: { draft: 'Il n’y a pas de tel agenda.' },
}
