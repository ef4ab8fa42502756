import type { sitePageWords } from '../../islands/website/page-editor/list/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sitePages: Translation<typeof sitePageWords> = {
  home: { draft: 'Fie' },
  contact: { draft: 'Kasa kyerɛ yɛn' },
  give: { draft: 'Ntoboa' },
  serviceTimes: { draft: 'Asɔre mmerɛ' },
  liveStream: { draft: 'Asɔre live' },
  events: { draft: 'Dwumadie' },
  sermons: { draft: 'Asɛnka' },
  news: { draft: 'Nkaseɛbɔ' },
  fellowships: { draft: 'Fekuo ahodoɔ' },
  testimonies: { draft: 'Adansedie' },
  prayerRequests: { draft: 'Mpaebɔ adesrɛ' },
  share: { draft: 'Di adanseɛ' },
  youth: { draft: 'Mmabunu din twerɛ' },
  privacy: { draft: 'Kokoam nsɛm' },
}
