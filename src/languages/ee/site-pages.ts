import type { sitePageWords } from '../../islands/website/page-editor/list/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sitePages: Translation<typeof sitePageWords> = {
  home: { draft: 'Aƒe' },
  contact: { draft: 'Ƒo nu na mí' },
  give: { draft: 'Nunana' },
  serviceTimes: { draft: 'Sɔlemeɣiwo' },
  liveStream: { draft: 'Sɔleme tẽ' },
  events: { draft: 'Wɔnawo' },
  sermons: { draft: 'Mawunyagbɔgblɔwo' },
  news: { draft: 'Nyadzɔdzɔwo' },
  fellowships: { draft: 'Habɔbɔwo' },
  testimonies: { draft: 'Ɖaseɖiɖiwo' },
  prayerRequests: { draft: 'Gbedodoɖa biabiawo' },
  share: { draft: 'Ɖi ɖase' },
  youth: { draft: 'Sɔhɛwo ƒe ŋkɔŋɔŋlɔ' },
  privacy: { draft: 'Ameŋunyawo' },
}
