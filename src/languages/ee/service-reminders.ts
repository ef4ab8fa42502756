import type { Translation } from '../../lib/words/translation.ts'
import type { serviceReminderWords } from '../../server/services/services/messages.ts'

export const serviceReminders: Translation<typeof serviceReminderWords> = {
  subject: { draft: 'Ŋkuɖodzinya: {service}' },
  atHour: { draft: '“{service}” anɔ anyi {day}, le {hour}.' },
  fromFirstLight: { draft: '“{service}” anɔ anyi {day}, tso fɔŋli.' },
  where: { draft: 'Afi: {place}' },
  more: { draft: 'Numeɖeɖe: {page}' },
  page: { draft: 'Sɔleme ɣeyiɣiwo' },
  why: { draft: 'Èsenɛ kɔsiɖa ɖe sia ɖe elabena èbia ŋkuɖodzi na sɔleme sia. Afi ma àte ŋu adzudzɔe le.' },
}
