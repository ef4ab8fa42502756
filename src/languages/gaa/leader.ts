import type { leaderWords } from '../../islands/groups/leader/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const leader: Translation<typeof leaderWords> = {
  fellowship: { draft: 'Kuu' },
  shareTestimony: { draft: 'Ye odase' },
  remove: { draft: 'Jiemɔ' },
  cancel: { draft: 'Foo mli' },
  removeIt: { draft: 'Jiemɔ' },
  occupation: { draft: 'Nitsumɔ' },
  withdraw: { draft: 'Jiemɔ' },
  somebody: { draft: 'Mɔ ko' },
  save: { draft: 'Kɛto' },
  read: { draft: 'Kane' },
  date: { draft: 'Gbi' },
  prayerRequests: { draft: 'Faikpamɔ' },
  testimonies: { draft: 'Odaseyeli' },
  location: { draft: 'He' },
  leader: { draft: 'Hiɛnyiɛlɔ' },
  testimony: { draft: 'Odaseyeli' },
}
