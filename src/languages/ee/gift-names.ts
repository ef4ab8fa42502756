import type { giftNames as words } from '../../lib/texts/giving/gift-names.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const giftNames: Translation<typeof words> = {
  fund: {
    draft: {
      names: {
        Offering: 'Nunana',
        Tithe: 'Ewolia',
        Thanksgiving: 'Akpedada',
        Building: 'Gbedoxɔ tutu',
        Harvest: 'Nuŋeŋe ƒe nunana',
        Welfare: 'Welfare',
        Missions: 'Missions',
      },
    },
  },
  method: { draft: { names: { Bank: 'Gadzraɖoƒe', card: 'karta' } } },
}
