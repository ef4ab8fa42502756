import type { Translation } from '../../lib/words/translation.ts'
import type { planPaperWords } from '../../server/services/plans/messages.ts'

export const planPaper: Translation<typeof planPaperWords> = {
  minutes: { draft: { one: 'miniti {count}', other: 'minitii {count}' } },
  short: { draft: 'minitii {minutes}' },
  ends: { draft: 'egbeɔ naa yɛ {hour}' },
  over: { draft: 'minitii {minutes} efe nɔ' },
  key: { draft: 'Key {key}' },
  capo: { draft: 'Capo {fret}' },
  announcements: { draft: 'Adafitswaai' },
}
