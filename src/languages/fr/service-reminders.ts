import type { Translation } from '../../lib/words/translation.ts'
import type { serviceReminderWords } from '../../server/services/services/messages.ts'

export const serviceReminders: Translation<typeof serviceReminderWords> = {
  subject: { draft: 'Rappel : {service}' },
  atHour: { draft: '« {service} » a lieu {day}, à {hour}.' },
  fromFirstLight: { draft: '« {service} » a lieu {day}, dès l’aube.' },
  where: { draft: 'Où : {place}' },
  more: { draft: 'En savoir plus : {page}' },
  page: { draft: 'Heures des cultes' },
  why: {
    draft:
      'Vous recevez ceci chaque semaine parce que vous avez demandé un rappel de ce culte. Vous pouvez y renoncer sur cette page.',
  },
}
