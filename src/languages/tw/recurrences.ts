import type { Translation } from '../../lib/words/translation.ts'
import type { recurrenceWords as words } from '../../server/services/events/messages.ts'

export const recurrenceWords: Translation<typeof words> = {
  weekly: { draft: '{weekday} biara' },
  twoWeeks: { draft: '{weekday} mmienu biara' },
  threeWeeks: { draft: '{weekday} mmiɛnsa biara' },
  fourWeeks: { draft: '{weekday} nnan biara' },
  monthly: { draft: 'Bosome biara' },
  first: { draft: 'Bosome biara {weekday} a ɛdi kan' },
  second: { draft: 'Bosome biara {weekday} a ɛtɔ so mmienu' },
  third: { draft: 'Bosome biara {weekday} a ɛtɔ so mmiɛnsa' },
  fourth: { draft: 'Bosome biara {weekday} a ɛtɔ so nnan' },
  last: { draft: 'Bosome biara {weekday} a ɛtwa toɔ' },
}
