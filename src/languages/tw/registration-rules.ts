import type { registrationRules as words } from '../../lib/texts/services/registration-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const registrationRules: Translation<typeof words> = {
  name: { draft: 'Yɛsrɛ wo, ma din' },
  none: { draft: 'Yɛsrɛ wo, paw ticket' },
  email: { draft: 'Yɛsrɛ wo, twerɛ e-mail address a ɛyɛ' },
  contact: { draft: 'Yɛsrɛ wo, ma fon nɔma anaa e-mail address' },
  notOpen: { draft: 'Obi ntumi ntwerɛ ne din mma dwumadie yi seesei.' },
  full: { draft: 'Mmaabi a aka nnuru saa.' },
  noKind: { draft: 'Yɛntɔn ticket yi bio. Yɛsrɛ wo, san bue kratafa yi.' },
  tooMany: { draft: 'Yɛsrɛ wo, mma ticket mmoro {most} prɛko' },
  discount: { draft: 'Code yi nyɛ adwuma' },
  newPrice: { draft: 'Ne boɔ yɛ {price} seesei. Yɛsrɛ wo, hwɛ, na soma bio.' },
  noPlace: { draft: 'Ticket yi nnya baabi.' },
  method: { draft: 'Yɛsrɛ wo, paw ɛkwan a wobɛfa so atua' },
  noPlaceToPay: {
    draft: 'Ticket yi nni baabi seesei, enti wontumi ntua hwee. Yɛsrɛ wo, san bue kratafa yi.',
  },
  notOnline: { draft: 'Wɔntua ticket yi wɔ intanɛt so. Yɛsrɛ wo, tua wɔ ɛpono ano.' },
  isPaid: { draft: 'Wɔatua ticket yi dada.' },
  tooMuch: { draft: 'Yei boro deɛ aka' },
  atOnce: { draft: 'Yɛsrɛ wo, tua ne nyinaa prɛko' },
  notWanted: { draft: 'Code ho nhia bio.' },
  notNow: { draft: 'Wontumi nnyae ticket yi bio. Yɛsrɛ wo, bisa wɔ asɔre.' },
}
