import type { giftNames as words } from '../../lib/texts/giving/gift-names.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const giftNames: Translation<typeof words> = {
  fund: { draft: { names: { Building: 'Sɔlemɔtsu' } } },
  method: { draft: { names: { Bank: 'Shikatoohe', card: 'kaadi' } } },
}
