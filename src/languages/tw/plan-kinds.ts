import type { planKindWords } from '../../lib/texts/services/plan-teams.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const planKinds: Translation<typeof planKindWords> = {
  song: { draft: 'Dwom' },
  reading: { draft: 'Akenkan' },
  prayer: { draft: 'Mpaeɛbɔ' },
  sermon: { draft: 'Asɛnka' },
  offering: { draft: 'Afɔrebɔ' },
  notices: { draft: 'Amanneɛbɔ' },
  communion: { draft: 'Awurade adidie' },
  welcome: { draft: 'Akwaaba' },
  funeral: { draft: 'Ayie' },
  wedding: { draft: 'Ayeforɔhyia' },
  harvest: { draft: 'Twaberɛ' },
}
