import type { planKindWords } from '../../lib/texts/services/plan-teams.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const planKinds: Translation<typeof planKindWords> = {
  first: { draft: 'Hɔgbaa klɛŋklɛŋ sɔlemɔ' },
  second: { draft: 'Hɔgbaa sɔlemɔ ni ji enyɔ' },
  midweek: { draft: 'Otsi teŋ' },
  allNight: { draft: 'Gbɛkɛ muu sɔlemɔ' },
  funeral: { draft: 'Yara' },
  wedding: { draft: 'Yookpeemɔ' },
  harvest: { draft: 'Nikpamɔ' },
  otherService: { draft: 'Sɔlemɔ kroko' },
  welcome: { draft: 'Atuu' },
  song: { draft: 'Lala' },
  reading: { draft: 'Kanemɔ' },
  prayer: { draft: 'Sɔlemɔ' },
  sermon: { draft: 'Shiɛmɔ' },
  offering: { draft: 'Onia' },
  notices: { draft: 'Adafitswaai' },
  communion: { draft: 'Nuŋtsɔ Gbɛkɛ Niyenii' },
  heading: { draft: 'Yitso' },
  other: { draft: 'Kroko' },
}
