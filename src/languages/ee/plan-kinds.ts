import type { planKindWords } from '../../lib/texts/services/plan-teams.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const planKinds: Translation<typeof planKindWords> = {
  song: { draft: 'Ha' },
  reading: { draft: 'Nuxexlẽ' },
  prayer: { draft: 'Gbedodoɖa' },
  sermon: { draft: 'Mawunya' },
  offering: { draft: 'Nudzɔdzɔ' },
  notices: { draft: 'Nyanyanawo' },
  communion: { draft: 'Aƒetɔ ƒe nuɖuɖu' },
  welcome: { draft: 'Woezɔ' },
  wedding: { draft: 'Srɔ̃kuɖeɖe' },
}
