import type { giftTexts } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const gift: Translation<typeof giftTexts> = {
  noNetwork: { draft: 'Network bɛ bianɛ. Onikeenii lɛ yaa nɔ, ni baafa nɛɛ biɔ ekoŋŋ.' },
  toPayment: { draft: 'Yaa nyɔmɔwoo baafa lɛ nɔ' },
  again: { draft: 'Ha ekoŋŋ' },
  code: { draft: 'Code' },
  codeWrong: { draft: 'Code nɛɛ jaaa. Ofainɛ, kaa ekoŋŋ.' },
  sendCode: { draft: 'Kɛ code lɛ maje' },
  fee: { draft: 'Nyɔmɔhelɔ lɛ shika' },
  feeOf: { draft: '{sum}, kɛjɛ nikeenii lɛ mli' },
  refunded: { draft: 'Aku sɛɛ' },
  givenBack: { draft: 'Aku {sum} sɛɛ yɛ {day}' },
  notGivenBack: { draft: 'Anyɛɛɛ aku {sum} sɛɛ. Asafo lɛ kɛ bo baagba.' },
  onItsWayBack: { draft: '{sum} miiku sɛɛ kɛmiiba oŋɔɔ.' },
  receipt: { draft: 'Receipt' },
  amount: { draft: 'Shika' },
  date: { draft: 'Gbi' },
  purpose: { draft: 'Kɛha' },
  way: { draft: 'Kɛtsɔ' },
  isSample: { draft: 'Shika ko tsiii: receipt nɛɛ nɔkwɛmɔnɔ ni.' },
  simulated: {
    draft:
      '{name}, abaabi {sum} kɛjɛ ofon loo oshikatoohe kɛtsɔ {method} nɔ, ni receipt baaya {email}. Nɔkwɛmɔnɔ ni enɛ, no hewɔ lɛ eko baaa mli.',
  },
}
