import type { Translation } from '../../lib/words/translation.ts'
import type { rotaEmailWords } from '../../server/services/rota/messages.ts'

export const rotaEmails: Translation<typeof rotaEmailWords> = {
  shift: { draft: '{team}: {service}, {day}' },
  shiftAtHour: { draft: '{team}: {service}, {day}, {hour}' },
  thankYou: { draft: 'Oyiwaladɔŋŋ.' },
}
