import type { Translation } from '../../lib/words/translation.ts'
import type { reportReminderWords } from '../../server/services/events/messages.ts'

export const reportReminders: Translation<typeof reportReminderWords> = {
  subject: { draft: 'Namɛi ba? {meeting}' },
  nobody: { draft: 'akadiko mɔ ko lolo yɛ {fellowship} “{meeting}” lɛ mli, yɛ {day}.' },
  please: { draft: 'Ofainɛ, kadi mɛi ni ba: {page}' },
  page: { draft: 'Kuu, Nifeemɔi' },
  notMet: { draft: 'Kɛ nyɛkpeee lɛ, jiemɔ kpee lɛ yɛ jɛmɛ.' },
  why: { draft: 'Onuɔ kpee nɛɛ he shikome.' },
}
