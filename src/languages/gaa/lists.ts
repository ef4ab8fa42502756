import type { listWords } from '../../islands/staff/lists/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const lists: Translation<typeof listWords> = {
  fellowship: { draft: 'Kuu' },
  date: { draft: 'Gbi' },
  location: { draft: 'He' },
  fellowships: { draft: 'Kui' },
  name: { draft: 'Gbɛi' },
  leader: { draft: 'Hiɛnyiɛlɔ' },
  prayerRequests: { draft: 'Faikpamɔ' },
  sermons: { draft: 'Shiɛmɔ' },
  preacher: { draft: 'Shiɛlɔ' },
  testimonies: { draft: 'Odaseyeli' },
  testimony: { draft: 'Odaseyeli' },
}
