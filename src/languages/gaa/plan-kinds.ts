import type { planKindWords } from '../../lib/texts/services/plan-teams.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const planKinds: Translation<typeof planKindWords> = {
  song: { draft: 'Lala' },
  reading: { draft: 'Kanemɔ' },
  prayer: { draft: 'Sɔlemɔ' },
  sermon: { draft: 'Shiɛmɔ' },
  offering: { draft: 'Onia' },
  welcome: { draft: 'Atuu' },
}
