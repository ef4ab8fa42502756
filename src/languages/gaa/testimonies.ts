import type { testimonyWords } from '../../islands/care/testimonies/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonies: Translation<typeof testimonyWords> = {
  share: { draft: 'Ye odase' },
  search: { draft: 'Taomɔ odaseyeli' },
  allCategories: { draft: 'Fɛɛ' },
  all: { draft: 'Odaseyeli fɛɛ' },
  testimonies: { draft: { one: 'odaseyeli {count}', other: 'odaseyeli {count}' } },
  showAll: { draft: 'Tsɔɔmɔ odaseyeli fɛɛ' },
}
