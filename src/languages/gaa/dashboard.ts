import type { dashboardWords } from '../../islands/accounts/dashboard/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dashboard: Translation<typeof dashboardWords> = {
  title: { draft: 'Mibaafa' },
  tabs: { draft: 'Mibaafa' },
  prayerRequests: { draft: 'Faikpamɔ' },
  testimonies: { draft: 'Odaseyeli' },
  prayers: { draft: 'Sɔlemɔ' },
  date: { draft: 'Gbi' },
  change: { draft: 'Tsakemɔ<a>: {title}</a>' },
  withdraw: { draft: 'Jiemɔ' },
  withdrawTitle: { draft: 'Jiemɔ<a>: {title}</a>' },
  cancel: { draft: 'Foo mli' },
  save: { draft: 'Kɛto' },
  testimony: { draft: 'Odaseyeli' },
  no: { draft: 'Daabi' },
}
