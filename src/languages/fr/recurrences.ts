import type { Translation } from '../../lib/words/translation.ts'
import type { recurrenceWords as words } from '../../server/services/events/messages.ts'

export const recurrenceWords: Translation<typeof words> = {
  weekly: { draft: 'Chaque {weekday}' },
  twoWeeks: { draft: 'Un {weekday} sur deux' },
  threeWeeks: { draft: 'Un {weekday} sur trois' },
  fourWeeks: { draft: 'Un {weekday} sur quatre' },
  monthly: { draft: 'Chaque mois' },
  first: { draft: 'Chaque premier {weekday} du mois' },
  second: { draft: 'Chaque deuxième {weekday} du mois' },
  third: { draft: 'Chaque troisième {weekday} du mois' },
  fourth: { draft: 'Chaque quatrième {weekday} du mois' },
  last: { draft: 'Chaque dernier {weekday} du mois' },
}
