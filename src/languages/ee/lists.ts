import type { listWords } from '../../islands/staff/lists/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const lists: Translation<typeof listWords> = {
  fellowship: { draft: 'Habɔbɔ' },
  date: { draft: 'Ŋkeke' },
  events: { draft: 'Nuwɔnawo' },
  event: { draft: 'Nuwɔna' },
  dateAndTime: { draft: 'Ŋkeke kple ɣeyiɣi' },
  location: { draft: 'Teƒe' },
  fellowships: { draft: 'Habɔbɔwo' },
  name: { draft: 'Ŋkɔ' },
  leader: { draft: 'Kplɔla' },
  members: { draft: 'Hameviwo' },
  prayerRequests: { draft: 'Gbedodoɖa' },
  sermons: { draft: 'Mawunyagbɔgblɔ' },
  preacher: { draft: 'Mawunyagblɔla' },
  testimonies: { draft: 'Ɖaseɖiɖiwo' },
  category: { draft: 'Hatsotso' },
  testimony: { draft: 'Ɖaseɖiɖi' },
}
