import type { giftTexts } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const gift: Translation<typeof giftTexts> = {
  noNetwork: { draft: 'Network biara nni hɔ seesei. W’ayɛyɛdeɛ no kɔ so, na kratafa yi bɛsan abisa.' },
  toPayment: { draft: 'Kɔ sikatua kratafa no so' },
  again: { draft: 'San ma bio' },
  code: { draft: 'Code' },
  codeWrong: { draft: 'Code yi nyɛ deɛ ɛyɛ. Yɛsrɛ wo, sɔ hwɛ bio.' },
  sendCode: { draft: 'Fa code no kɔma' },
  fee: { draft: 'Deɛ MoMo gye' },
  feeOf: { draft: '{sum}, ɛfiri w’ayɛyɛdeɛ no mu' },
  refunded: { draft: 'Wɔasan de ama' },
  givenBack: { draft: 'Wɔsan de {sum} maeɛ, {day}' },
  notGivenBack: { draft: 'Yɛantumi ansan amfa {sum} amma. Asɔre no ne wo bɛkasa.' },
  onItsWayBack: { draft: '{sum} resan aba wo nkyɛn.' },
  receipt: { draft: 'Receipt' },
  amount: { draft: 'Sika dodoɔ' },
  date: { draft: 'Da' },
  purpose: { draft: 'Ɛma' },
  way: { draft: 'Ɛkwan' },
  isSample: { draft: 'Sika biara nkɔɔ baabiara: receipt yi yɛ nhwɛsoɔ.' },
  simulated: {
    draft:
      '{name}, anka seesei wɔbɛbisa {sum} afiri wo phone anaa wo bank ({method}), na receipt akɔ {email}. Yei yɛ nhwɛsoɔ, enti emu biara nsiiɛ.',
  },
}
