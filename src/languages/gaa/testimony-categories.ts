import type { categoryWords } from '../../lib/texts/care/testimony-categories.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyCategories: Translation<typeof categoryWords> = {
  name: {
    draft: {
      names: {
        Healing: 'Tsamɔ',
        Salvation: 'Yiwalaheremɔ',
        Divine: '',
        Provision: 'Nyɔŋmɔ kwɛmɔ',
        Deliverance: 'Kpɔmɔ',
        Breakthrough: 'Kunimyeli',
        Other: 'Kroko',
      },
    },
  },
}
