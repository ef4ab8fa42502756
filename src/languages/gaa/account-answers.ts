import type { Translation } from '../../lib/words/translation.ts'
import type { accountAnswers as words } from '../../server/accounts/accounts/messages.ts'

export const accountAnswers: Translation<typeof words> = {
  secondStepNotRight: { draft: 'Nanemɔ ni ji enyɔ lɛ ejaaa. Ofainɛ, kaa ekoŋŋ.' },
  thankYouYourE: { draft: 'Oyiwaladɔŋŋ. Ama o-e-mail address lɛ nɔ mi.' },
  notYourPassword: { draft: 'Jeee o-password nɛ' },
  linkHolds: { draft: 'Link nɛɛ miitsu nii.' },
  thankYouYouCan: { draft: 'Oyiwaladɔŋŋ. Obaanyɛ otsa nɔ.' },
  confirmYou: { draft: 'Ofainɛ, maamɔ nɔ mi akɛ bo ni.' },
  youSignedOut: { draft: 'Oje mli.' },
  notPhoneNumberGhana: { draft: 'Jeee Ghana tɛlifoŋ nɔmba nɛ. Ofainɛ, ŋmaa lɛ tamɔ 024 412 3456' },
  notPhoneNumberName: { draft: 'Jeee {name} tɛlifoŋ nɔmba nɛ. Ofainɛ, ŋmaa lɛ taakɛ atswaa yɛ jɛmɛ lɛ' },
  thankYouYourRequest: { draft: 'Oyiwaladɔŋŋ. Onibimɔ lɛ yɛ asafo lɛ ɔfis. {until}' },
  invitationTakenAlreadyIf: {
    draft: 'Mɔ ko ehe ninefɔɔ nɛɛ momo. Kɛ bo ni lɛ, ofainɛ yaa mli. Kɛ jeee bo lɛ, bi ehee.',
  },
  invitationTooOldAsk: { draft: 'Ninefɔɔ nɛɛ etsɛ tsɔ. Ofainɛ, bi mɔ ni fɔ bo nine lɛ ehee.' },
  invitationWithdrawnAskWhoever: { draft: 'Ajie ninefɔɔ nɛɛ kɛje jɛmɛ. Ofainɛ, bi mɔ ni fɔ bo nine lɛ.' },
  usernameCodeDoNot: { draft: 'Username kɛ code lɛ kpaaa gbee, loo code lɛ tsuuu nii dɔŋŋ' },
  reasonLookAgainAsk: { draft: '{reason}. Ofainɛ, kwɛmɔ ekoŋŋ, loo bi ɔfis lɛ ehee' },
  noMoreTheseMessages: { draft: 'Shɛɛ saji nɛɛ baŋ oŋɔɔ dɔŋŋ.' },
  noMoreMessagesCome: { draft: 'Shɛɛ sane ko baŋ oŋɔɔ dɔŋŋ, ja nɔ ni kɔɔ o-account hebuu he.' },
  thankYouMessagesCome: { draft: 'Oyiwaladɔŋŋ. Shɛɛ saji baaba oŋɔɔ ekoŋŋ.' },
}
