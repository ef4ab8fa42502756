import type { Translation } from '../../lib/words/translation.ts'
import type { serviceReminderWords } from '../../server/services/services/messages.ts'

export const serviceReminders: Translation<typeof serviceReminderWords> = {
  subject: { draft: 'Kaimɔ: {service}' },
  atHour: { draft: '“{service}” baahi shi {day}, yɛ {hour}.' },
  fromFirstLight: { draft: '“{service}” baahi shi {day}, kɛjɛ leebi maŋkpa.' },
  where: { draft: 'He: {place}' },
  more: { draft: 'He saji: {page}' },
  page: { draft: 'Sɔlemɔ bei' },
  why: { draft: 'Onuɔ otsi fɛɛ otsi ejaakɛ obi kaimɔ kɛha sɔlemɔ nɛɛ. Jɛmɛ obaanyɛ ofoo mli yɛ.' },
}
