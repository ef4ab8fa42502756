import type { giftStates as words } from '../../lib/texts/giving/gift-states.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const giftStates: Translation<typeof words> = {
  stillCounts: {
    draft: 'Kɛ shika eje owallet lɛ mli po lɛ, wɔ diɛŋtsɛ wɔbaana, ni akaneɔ. Ehiaaa akɛ ofeɔ nɔ ko.',
  },
  unfinished: { draft: 'Egbeko naa' },
  wantsCode: { draft: '{asker} miibi code' },
  codeCame: { draft: 'Eba otɛlifoŋ lɛ nɔ.' },
  checking: { draft: 'Wɔmiikwɛ code lɛ' },
  payNext: { draft: 'Wo yɛ baafa ni nyiɛ sɛɛ lɛ nɔ' },
  providersPage: { draft: 'Awoɔ {sum} yɛ nyɔmɔhelɔ lɛ baafa nɔ. Wɔnaaa kaadi nɔmba kɔkɔɔkɔ.' },
  paidAlready: { draft: 'Kɛ owo momo lɛ, mɛɛ yɛ biɛ: receipt lɛ diɛŋtsɛ ebaa.' },
  onItsWay: { draft: 'Onikeenii lɛ yɛ gbɛ nɔ' },
  notKnown: { draft: 'Wɔleko kɛji eshɛ.' },
  promptEnded: { draft: 'Bimɔ lɛ egbe naa' },
  ifApproved: { draft: 'Kɛ okpɛlɛ nɔ lɛ, receipt lɛ baaba yɛ minitii fioo mli.' },
  mayLeave: { draft: 'Obaanyɛ oje baafa nɛɛ nɔ.' },
  approve: { draft: 'Kpɛlɛ nɔ yɛ {telephone}' },
  asks: { draft: '{asker} miibi {sum} yɛ nakai tɛlifoŋ lɛ nɔ bianɛ. Ŋmaa o-PIN yɛ jɛmɛ, jeee biɛ kɔkɔɔkɔ.' },
  threeMinutes: { draft: 'Bimɔ lɛ hiɔ shi minitii etɛ. Obaanyɛ oje baafa nɛɛ nɔ: onikeenii lɛ yaa nɔ.' },
  fiveMinutes: { draft: 'Bimɔ lɛ hiɔ shi minitii enumɔ. Obaanyɛ oje baafa nɛɛ nɔ: onikeenii lɛ yaa nɔ.' },
  wait: { draft: 'Ofainɛ, mɛɛ, ni kaaha ekoŋŋ: kɛ onia shii enyɔ lɛ, ekɛ bo baa biɛ.' },
}
