import type { giftTexts } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const gift: Translation<typeof giftTexts> = {
  noNetwork: { draft: 'Network meli fifia o. Wò nunana yia edzi, eye axa sia gabiana.' },
  toPayment: { draft: 'Yi fexexe axa dzi' },
  again: { draft: 'Gana nane' },
  code: { draft: 'Code' },
  codeWrong: { draft: 'Code sia mesɔ o. Taflatsɛ, gate kpɔ.' },
  sendCode: { draft: 'Ɖo code la ɖa' },
  fee: { draft: 'Fexexewɔla ƒe ga' },
  feeOf: { draft: '{sum}, tso nunana la me' },
  refunded: { draft: 'Wogbugbɔe' },
  givenBack: { draft: 'Wogbugbɔ {sum} le {day}' },
  notGivenBack: { draft: 'Womete ŋu gbugbɔ {sum} o. Hamea aƒo nu kpli wò.' },
  onItsWayBack: { draft: '{sum} le mɔa dzi gbɔna gbɔwò.' },
  receipt: { draft: 'Receipt' },
  amount: { draft: 'Ga agbɔsɔsɔ' },
  date: { draft: 'Ŋkeke' },
  purpose: { draft: 'Nu si ta' },
  way: { draft: 'Mɔ' },
  isSample: { draft: 'Ga aɖeke meʋu o: kpɔɖeŋu koe receipt sia nye.' },
  simulated: {
    draft:
      '{name}, woabia {sum} tso wò fon alo wò gadzraɖoƒe to {method} dzi, eye receipt ayi {email}. Kpɔɖeŋu koe nye esia, eya ta ɖeke medzɔ o.',
  },
}
