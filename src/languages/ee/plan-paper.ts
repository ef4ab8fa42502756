import type { Translation } from '../../lib/words/translation.ts'
import type { planPaperWords } from '../../server/services/plans/messages.ts'

export const planPaper: Translation<typeof planPaperWords> = {
  minutes: { draft: { one: 'miniti {count}', other: 'miniti {count}' } },
  short: { draft: 'miniti {minutes}' },
  ends: { draft: 'ewua enu le {hour}' },
  over: { draft: 'miniti {minutes} va yi edzi' },
  key: { draft: 'Key {key}' },
  capo: { draft: 'Capo {fret}' },
  announcements: { draft: 'Gbeƒãɖeɖewo' },
}
