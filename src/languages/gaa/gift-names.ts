import type { giftNames as words } from '../../lib/texts/giving/gift-names.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const giftNames: Translation<typeof words> = {
  fund: {
    draft: {
      names: {
        Building: 'Sɔlemɔtsu',
        Offering: 'Nikeenii',
        Tithe: 'Nyɔŋma mli ekome',
        Thanksgiving: 'Shidaa',
        Harvest: 'Nikpamɔ nikeenii',
        Welfare: 'Welfare',
        Missions: 'Missions',
      },
    },
  },
  method: { draft: { names: { Bank: 'Shikatoohe', card: 'kaadi' } } },
}
