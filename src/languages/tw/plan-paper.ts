import type { Translation } from '../../lib/words/translation.ts'
import type { planPaperWords } from '../../server/services/plans/messages.ts'

export const planPaper: Translation<typeof planPaperWords> = {
  minutes: { draft: { one: 'simma {count}', other: 'simma {count}' } },
  short: { draft: 'simma {minutes}' },
  ends: { draft: 'ɛba awieeɛ {hour}' },
  over: { draft: 'simma {minutes} aboro so' },
  key: { draft: 'Key {key}' },
  capo: { draft: 'Capo {fret}' },
  announcements: { draft: 'Amanneɛbɔ' },
}
