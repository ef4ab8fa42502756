import type { Translation } from '../../lib/words/translation.ts'
import type { recurrenceWords as words } from '../../server/services/events/messages.ts'

export const recurrenceWords: Translation<typeof words> = {
  weekly: { draft: '{weekday} fɛɛ {weekday}' },
  twoWeeks: { draft: '{weekday} ni ji enyɔ fɛɛ' },
  threeWeeks: { draft: '{weekday} ni ji etɛ fɛɛ' },
  fourWeeks: { draft: '{weekday} ni ji ejwɛ fɛɛ' },
  monthly: { draft: 'Nyɔŋ fɛɛ nyɔŋ' },
  first: { draft: '{weekday} klɛŋklɛŋ yɛ nyɔŋ fɛɛ nyɔŋ' },
  second: { draft: '{weekday} ni ji enyɔ yɛ nyɔŋ fɛɛ nyɔŋ' },
  third: { draft: '{weekday} ni ji etɛ yɛ nyɔŋ fɛɛ nyɔŋ' },
  fourth: { draft: '{weekday} ni ji ejwɛ yɛ nyɔŋ fɛɛ nyɔŋ' },
  last: { draft: '{weekday} naagbee yɛ nyɔŋ fɛɛ nyɔŋ' },
}
