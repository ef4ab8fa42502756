import type { Translation } from '../../lib/words/translation.ts'
import type { planPaperWords } from '../../server/services/plans/messages.ts'

export const planPaper: Translation<typeof planPaperWords> = {
  minutes: { draft: { one: '{count} minute', other: '{count} minutes' } },
  short: { draft: '{minutes} min' },
  ends: { draft: 'finit à {hour}' },
  over: { draft: 'trop long de {minutes} min' },
  key: { draft: 'Tonalité {key}' },
  capo: { draft: 'Capo {fret}' },
  announcements: { draft: 'Annonces' },
}
