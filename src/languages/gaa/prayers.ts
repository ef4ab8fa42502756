import type { prayerWords } from '../../islands/care/prayer-requests/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const prayers: Translation<typeof prayerWords> = {
  show: { draft: 'Tsɔɔmɔ' },
  all: { draft: 'Fɛɛ' },
  pray: { draft: 'Sɔlemɔ' },
  prayers: { draft: { one: 'sɔlemɔ {count}', other: 'sɔlemɔ {count}' } },
}
