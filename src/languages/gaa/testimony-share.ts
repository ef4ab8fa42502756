import type { shareWords } from '../../islands/care/testimonies/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyShare: Translation<typeof shareWords> = {
  logIn: { draft: 'Yaa mli' },
  name: { draft: 'Gbɛi' },
  testimony: { draft: 'Odaseyeli' },
  video: { draft: 'Video link' },
}
