import type { registrationRules as words } from '../../lib/texts/services/registration-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const registrationRules: Translation<typeof words> = {
  name: { draft: 'Ofainɛ, ha gbɛi' },
  none: { draft: 'Ofainɛ, halamɔ ticket' },
  email: { draft: 'Ofainɛ, haa e-mail address ni ja' },
  contact: { draft: 'Ofainɛ, haa tɛlifoŋ nɔmba loo e-mail address' },
  notOpen: { draft: 'Anyɛŋ aŋma gbɛi kɛha nifeemɔ nɛɛ bianɛ.' },
  full: { draft: 'Hei ni eshwɛ lɛ shɛɛɛ nakai.' },
  noKind: { draft: 'Ahɔ̃ɔɔ ticket nɛɛ dɔŋŋ. Ofainɛ, gbelemɔ baafa nɛɛ ekoŋŋ.' },
  tooMany: { draft: 'Ofainɛ, tickets akafe {most} shikome' },
  discount: { draft: 'Code nɛɛ etsuuu nii' },
  newPrice: { draft: 'Ejara ji {price} bianɛ. Ofainɛ, kwɛmɔ, ni okɛmaje ekoŋŋ.' },
  noPlace: { draft: 'Tickets nɛɛ enako he lolo.' },
  method: { draft: 'Ofainɛ, halamɔ nyɔmɔwoo gbɛ' },
  noPlaceToPay: {
    draft: 'Tickets nɛɛ bɛ he bianɛ, no hewɔ lɛ anyɛŋ awo nɔ ko. Ofainɛ, gbelemɔ baafa nɛɛ ekoŋŋ.',
  },
  notOnline: { draft: 'Awooo tickets nɛɛ ahe nyɔmɔ yɛ Intanɛt nɔ. Ofainɛ, wo yɛ shinaa lɛ naa.' },
  isPaid: { draft: 'Awo tickets nɛɛ ahe nyɔmɔ momo.' },
  tooMuch: { draft: 'Enɛ fe nɔ ni eshwɛ' },
  atOnce: { draft: 'Ofainɛ, wo fɛɛ shikome' },
  notWanted: { draft: 'Ahiaaa code dɔŋŋ.' },
  notNow: { draft: 'Anyɛŋ afo tickets nɛɛ amli dɔŋŋ. Ofainɛ, bi yɛ asafo lɛ mli.' },
}
