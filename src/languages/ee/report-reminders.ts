import type { Translation } from '../../lib/words/translation.ts'
import type { reportReminderWords } from '../../server/services/events/messages.ts'

export const reportReminders: Translation<typeof reportReminderWords> = {
  subject: { draft: 'Ame kawoe va? {meeting}' },
  nobody: { draft: 'womede dzesi ame aɖeke haɖe o le {fellowship} ƒe “{meeting}” me, le {day}.' },
  please: { draft: 'Taflatsɛ de dzesi ame siwo va: {page}' },
  page: { draft: 'Habɔbɔ, Wɔnawo' },
  notMet: { draft: 'Ne miedo go o la, tutu takpekpea le afi ma.' },
  why: { draft: 'Èse takpekpe sia ŋkɔ zi ɖeka.' },
}
