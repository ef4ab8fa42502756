import type { giftTexts } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const gift: Translation<typeof giftTexts> = {
  code: { draft: 'Code' },
  receipt: { draft: 'Receipt' },
  amount: { draft: 'Shika' },
  date: { draft: 'Gbi' },
}
