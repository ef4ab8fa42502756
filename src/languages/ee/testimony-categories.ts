import type { categoryWords } from '../../lib/texts/care/testimony-categories.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyCategories: Translation<typeof categoryWords> = {
  name: {
    draft: {
      names: {
        Healing: 'Dɔyɔyɔ',
        Salvation: 'Ɖeɖe',
        Other: 'Bubu',
        Divine: '',
        Provision: 'Mawu ƒe nudzadzraɖo',
        Deliverance: 'Ɖeɖekpɔkpɔ',
        Breakthrough: 'Dziɖuɖu',
      },
    },
  },
}
