import type { giftTexts } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const gift: Translation<typeof giftTexts> = {
  again: { draft: 'Gana nane' },
  code: { draft: 'Code' },
  codeWrong: { draft: 'Code sia mesɔ o. Taflatsɛ, gate kpɔ.' },
  sendCode: { draft: 'Ɖo code la ɖa' },
  receipt: { draft: 'Receipt' },
  amount: { draft: 'Ga agbɔsɔsɔ' },
  date: { draft: 'Ŋkeke' },
  purpose: { draft: 'Nu si ta' },
  way: { draft: 'Mɔ' },
}
