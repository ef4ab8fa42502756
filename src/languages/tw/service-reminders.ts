import type { Translation } from '../../lib/words/translation.ts'
import type { serviceReminderWords } from '../../server/services/services/messages.ts'

export const serviceReminders: Translation<typeof serviceReminderWords> = {
  subject: { draft: 'Nkaekaeɛ: {service}' },
  atHour: { draft: '“{service}” bɛba so {day}, {hour}.' },
  fromFirstLight: { draft: '“{service}” bɛba so {day}, anɔpa tutuutu.' },
  where: { draft: 'Baabi: {place}' },
  more: { draft: 'Nsɛm pii wɔ ha: {page}' },
  page: { draft: 'Asɔre mmerɛ' },
  why: { draft: 'Wonya yei nnawɔtwe biara ɛfiri sɛ wosrɛeɛ sɛ yɛnkae wo. Wobɛtumi agyae wɔ hɔ.' },
}
