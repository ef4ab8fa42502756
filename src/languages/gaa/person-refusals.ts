import type { Translation } from '../../lib/words/translation.ts'
import type { personRefusals as words } from '../../server/people/messages.ts'

export const personRefusals: Translation<typeof words> = {
  thankYouAccountSeparated: { draft: 'Oyiwaladɔŋŋ. Agbala account lɛ kɛ ogbɛi lɛ mli. Ɔfis lɛ baana.' },
  linkUsedAlreadyToo: { draft: 'Akɛ link nɛɛ etsu nii momo, loo etsɛ tsɔ. Asafo lɛ ɔfis baaye abua bo.' },
  giveTelephoneNumberCountry: { draft: 'Ofainɛ, ŋmaa tɛlifoŋ nɔmba, kɛ + kɛ maŋ lɛ code kɛha maŋ kroko nɔ' },
  nameMovedMeanwhileLoad: { draft: 'Akɛ {name} etee he kroko. Ofainɛ, gbelemɔ ekoŋŋ.' },
  namesNotChosenAny: { draft: '{names}: anyɛŋ ahala lɛ dɔŋŋ. Ofainɛ, taomɔ ekoŋŋ.' },
  waitingPeopleWaitOffice: {
    draft: 'Mɛi {waiting} miimɛ ɔfis lɛ momo, ni {mostWaiting} pɛ baanyɛ amɛ. Ofainɛ, bi ɔfis lɛ dã.',
  },
}
