import type { categoryWords } from '../../lib/texts/care/testimony-categories.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyCategories: Translation<typeof categoryWords> = {
  name: {
    draft: {
      names: {
        Healing: 'Ayaresa',
        Salvation: 'Nkwagyeɛ',
        Divine: '',
        Provision: 'Onyame ahwɛ',
        Deliverance: 'Ogyeɛ',
        Breakthrough: 'Nkonimdie',
        Other: 'Foforɔ',
      },
    },
  },
}
