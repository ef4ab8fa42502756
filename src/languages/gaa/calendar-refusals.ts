import type { Translation } from '../../lib/words/translation.ts'
import type { calendarRefusals as words } from '../../server/services/calendars/messages.ts'

export const calendarRefusals: Translation<typeof words> = {
  deleted: { draft: 'Ajie address lɛ. Kalendai ni kɛtsu nii lɛ náaa nɔ ko dɔŋŋ.' },
  noCalendar: { draft: 'Kalenda ko bɛ ni tamɔ nakai.' },
}
