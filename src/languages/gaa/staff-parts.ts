import type { staffPartWords } from '../../components/staff/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const staffParts: Translation<typeof staffPartWords> = {
  date: { draft: 'Gbi' },
  time: { draft: 'Be' },
  location: { draft: 'He' },
  answer: { draft: 'Hetoo' },
  pages: { draft: 'Baafai' },
  isNew: { draft: 'Hee' },
  no: { draft: 'Daabi' },
  fellowshipLeader: { draft: 'Kuu hiɛnyiɛlɔ' },
  gender: {
    draft: {
      names: {
        Male: 'Nuu',
        Female: 'Yoo',
      },
    },
  },
  now: { draft: 'Amrɔ' },
}
