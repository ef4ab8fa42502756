import type { categoryWords } from '../../lib/texts/care/testimony-categories.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyCategories: Translation<typeof categoryWords> = {
  name: {
    draft: {
      names: {
        Healing: 'Guérison',
        Salvation: 'Salut',
        'Divine Provision': 'Provision divine',
        Divine: '',
        Provision: 'Provision divine',
        Deliverance: 'Délivrance',
        Breakthrough: 'Percée',
        Other: 'Autre',
      },
    },
  },
}
