import type { Translation } from '../../lib/words/translation.ts'
import type { recurrenceWords as words } from '../../server/services/events/messages.ts'

export const recurrenceWords: Translation<typeof words> = {
  weekly: { draft: '{weekday} ɖe sia ɖe' },
  twoWeeks: { draft: '{weekday} evelia ɖe sia ɖe' },
  threeWeeks: { draft: '{weekday} etɔ̃lia ɖe sia ɖe' },
  fourWeeks: { draft: '{weekday} enelia ɖe sia ɖe' },
  monthly: { draft: 'Ɣleti sia ɣleti' },
  first: { draft: '{weekday} gbãtɔ le ɣleti sia ɣleti me' },
  second: { draft: '{weekday} evelia le ɣleti sia ɣleti me' },
  third: { draft: '{weekday} etɔ̃lia le ɣleti sia ɣleti me' },
  fourth: { draft: '{weekday} enelia le ɣleti sia ɣleti me' },
  last: { draft: '{weekday} mamlɛtɔ le ɣleti sia ɣleti me' },
}
