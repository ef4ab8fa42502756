import type { donationRules as words } from '../../lib/texts/giving/donation-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const donationRules: Translation<typeof words> = {
  noAmount: { draft: 'Ofainɛ, halamɔ loo ŋmaa shika lɛ' },
  notWhole: { draft: 'Ofainɛ, ŋmaa yibɔ muu: {amount}' },
  tooMuch: { draft: 'Enɛ fe nɔ ni abaanyɛ akɛha shikome. Ofainɛ, kɛ asafo lɛ ofis lɛ agba' },
  name: { draft: 'Ofainɛ, ŋmaa ogbɛi' },
  noEmail: { draft: 'Ofainɛ, ŋmaa o-e-mail' },
  email: { draft: 'Ofainɛ, haa e-mail address ni ja' },
  fund: { draft: 'Ofainɛ, halamɔ nɔ hewɔ ni okɛhaa' },
  telephone: { draft: 'Ofainɛ, ŋmaa nɔmba ni woɔ nyɔmɔ lɛ' },
  noCode: { draft: 'Ofainɛ, ŋmaa code lɛ' },
  code: { draft: 'Ofainɛ, ŋmaa code lɛ tamɔ bɔ ni akɛmaje' },
  openElsewhere: {
    draft:
      'Nikeenii ko kɛha enɛ kɛjɛ nɔmba nɛɛ nɔ miimɛ hetoo lolo. Ofainɛ, gbee naa yɛ he ni oje shishi yɛ, loo okaa ekoŋŋ yɛ minitii fioo sɛɛ.',
  },
  notWanted: { draft: 'Ahiaaa code dɔŋŋ.' },
  noGifts: { draft: 'Asafo nɛɛ heee nikeenii yɛ biɛ. Ofainɛ, kwɛmɔ ebaafa Hamɔ.' },
  giveLater: { draft: 'Ofainɛ, kɛha ekoŋŋ yɛ minitii fioo sɛɛ.' },
  noSuch: { draft: 'Nikeenii ko bɛ ni tamɔ nakai.' },
  unwanted: {
    draft:
      'Nɔmba nɛɛ nɔtsɛ ebi akɛ nyɔmɔwoo bimɔ ko akaba nɔ. Ofainɛ, kɛha kɛjɛ nɔmba kroko nɔ loo yɛ gbɛ kroko nɔ. Kɛ onɔ ni lɛ, link ni yɔɔ wɔ-SMS mli lɛ kuɔ sɛɛ.',
  },
  day: { draft: 'Ofainɛ, halamɔ gbi' },
  every: { draft: 'Ofainɛ, halamɔ otsi fɛɛ otsi loo nyɔŋ fɛɛ nyɔŋ' },
  method: { draft: 'Ofainɛ, halamɔ nyɔmɔwoo gbɛ' },
  agreed: { draft: 'Ofainɛ, kpɛlɛ nɔ akɛ ajie shika kɛjɛ kaadi lɛ nɔ nyɔŋ fɛɛ nyɔŋ' },
}
