import type { giftNames as words } from '../../lib/texts/giving/gift-names.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const giftNames: Translation<typeof words> = {
  fund: {
    draft: {
      names: {
        Offering: 'Offrande',
        Tithe: 'Dîme',
        Thanksgiving: 'Action de grâce',
        Harvest: 'Fête des récoltes',
        Welfare: 'Entraide',
        Building: 'Construction',
        Missions: 'Missions',
      },
    },
  },
  method: { draft: { names: { Bank: 'Carte', card: 'bancaire' } } },
}
