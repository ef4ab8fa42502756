import type { giftNames as words } from '../../lib/texts/giving/gift-names.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const giftNames: Translation<typeof words> = {
  fund: {
    draft: {
      names: {
        Offering: 'Ayɛyɛdeɛ',
        Tithe: 'Ntotosoɔ du du',
        Thanksgiving: 'Aseda',
        Harvest: 'Twaberɛ ayɛyɛdeɛ',
        Welfare: 'Welfare',
        Building: 'Asɔredan si',
        Missions: 'Missions',
      },
    },
  },
  method: { draft: { names: { Card: 'Card', Bank: 'Bank', card: 'card' } } },
}
