import type { planKindWords } from '../../lib/texts/services/plan-teams.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const planKinds: Translation<typeof planKindWords> = {
  first: { draft: 'Kɔsiɖa ƒe sɔleme gbãtɔ' },
  second: { draft: 'Kɔsiɖa ƒe sɔleme evelia' },
  midweek: { draft: 'Kɔsiɖa titina' },
  allNight: { draft: 'Zã blibo ƒe sɔleme' },
  funeral: { draft: 'Kuteƒe' },
  wedding: { draft: 'Srɔ̃kuɖeɖe' },
  harvest: { draft: 'Nuŋeŋe ƒe aseda' },
  otherService: { draft: 'Sɔleme bubu' },
  welcome: { draft: 'Woezɔ' },
  song: { draft: 'Ha' },
  reading: { draft: 'Nuxexlẽ' },
  prayer: { draft: 'Gbedodoɖa' },
  sermon: { draft: 'Mawunyagbɔgblɔ' },
  offering: { draft: 'Nudzɔdzɔ' },
  notices: { draft: 'Gbeƒãɖeɖewo' },
  communion: { draft: 'Aƒetɔ ƒe nuɖuɖu' },
  heading: { draft: 'Tanya' },
  other: { draft: 'Bubu' },
}
