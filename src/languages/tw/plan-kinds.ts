import type { planKindWords } from '../../lib/texts/services/plan-teams.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const planKinds: Translation<typeof planKindWords> = {
  first: { draft: 'Kwasiada asɔre a ɛdi kan' },
  second: { draft: 'Kwasiada asɔre a ɛtɔ so mmienu' },
  midweek: { draft: 'Nnawɔtwe mfimfini' },
  allNight: { draft: 'Anadwo nyinaa asɔre' },
  funeral: { draft: 'Ayie' },
  wedding: { draft: 'Ayeforɔhyia' },
  harvest: { draft: 'Twaberɛ' },
  otherService: { draft: 'Asɔre foforɔ' },
  welcome: { draft: 'Akwaaba' },
  song: { draft: 'Dwom' },
  reading: { draft: 'Akenkan' },
  prayer: { draft: 'Mpaebɔ' },
  sermon: { draft: 'Asɛnka' },
  offering: { draft: 'Afɔrebɔ' },
  notices: { draft: 'Amanneɛbɔ' },
  communion: { draft: 'Awurade Adidie' },
  heading: { draft: 'Tiasɛm' },
  other: { draft: 'Foforɔ' },
}
