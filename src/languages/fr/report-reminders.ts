import type { Translation } from '../../lib/words/translation.ts'
import type { reportReminderWords } from '../../server/services/events/messages.ts'

export const reportReminders: Translation<typeof reportReminderWords> = {
  subject: { draft: 'Qui était là ? {meeting}' },
  nobody: { draft: 'personne n’est encore noté à « {meeting} » de {fellowship}, {day}.' },
  please: { draft: 'Notez qui était là : {page}' },
  page: { draft: 'Groupe, Événements' },
  notMet: { draft: 'Si vous ne vous êtes pas réunis, supprimez-y la réunion.' },
  why: { draft: 'Nous ne vous le demandons qu’une fois.' },
}
