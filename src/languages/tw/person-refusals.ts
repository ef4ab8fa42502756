import type { Translation } from '../../lib/words/translation.ts'
import type { personRefusals as words } from '../../server/people/messages.ts'

export const personRefusals: Translation<typeof words> = {
  thankYouAccountSeparated: { draft: 'Yɛda wo ase. Account no ne wo din no ntam atete. Ɔfese no bɛhunu.' },
  linkUsedAlreadyToo: { draft: 'Link yi ayɛ adwuma dada, anaa akyɛ dodo. Asɔre ɔfese bɛboa wo.' },
  giveTelephoneNumberCountry: { draft: 'Yɛsrɛ wo, twerɛ telefon nɔma, a ɔman foforɔ deɛ wɔ + ne ne code' },
  nameMovedMeanwhileLoad: { draft: 'Wɔayi {name} akɔ baabi foforɔ. Yɛsrɛ wo, san bue.' },
  namesNotChosenAny: { draft: '{names}: wontumi mpaw no bio. Yɛsrɛ wo, hwehwɛ bio.' },
  waitingPeopleWaitOffice: {
    draft:
      'Nnipa {waiting} retwɛn ɔfese dada, na {mostWaiting} pɛ na ɛtumi twɛn. Yɛsrɛ wo, di kan bisa ɔfese.',
  },
}
