import type { sitePageWords } from '../../islands/website/page-editor/list/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sitePages: Translation<typeof sitePageWords> = {
  home: { draft: 'Shia' },
  contact: { draft: 'Wie kɛha wɔ' },
  give: { draft: 'Nikeemɔ' },
  serviceTimes: { draft: 'Be ni asɔleɔ' },
  liveStream: { draft: 'Sɔlemɔ live' },
  events: { draft: 'Nifeemɔi' },
  sermons: { draft: 'Shiɛmɔi' },
  news: { draft: 'Sanehee' },
  fellowships: { draft: 'Kui' },
  testimonies: { draft: 'Odaseyelii' },
  prayerRequests: { draft: 'Faikpamɔi' },
  share: { draft: 'Yeli odase' },
  youth: { draft: 'Oblahii kɛ oblayei agbɛi ŋmaa' },
  privacy: { draft: 'Teemɔŋ saji' },
}
