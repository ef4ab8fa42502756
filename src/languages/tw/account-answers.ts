import type { Translation } from '../../lib/words/translation.ts'
import type { accountAnswers as words } from '../../server/accounts/accounts/messages.ts'

export const accountAnswers: Translation<typeof words> = {
  secondStepNotRight: { draft: 'Anammɔn a ɛtɔ so mmienu no nyɛ. Yɛsrɛ wo, sɔ hwɛ bio.' },
  thankYouYourE: { draft: 'Yɛda wo ase. Yɛasi wo e-mail address no so dua.' },
  notYourPassword: { draft: 'Ɛnyɛ wo password nie' },
  linkHolds: { draft: 'Link yi yɛ adwuma.' },
  thankYouYouCan: { draft: 'Yɛda wo ase. Wobɛtumi atoa so.' },
  confirmYou: { draft: 'Yɛsrɛ wo, si so dua sɛ ɛyɛ wo.' },
  youSignedOut: { draft: 'Woafiri mu.' },
  notPhoneNumberGhana: { draft: 'Ɛnyɛ Ghana telefon nɔma nie. Yɛsrɛ wo, twerɛ no sɛ 024 412 3456' },
  notPhoneNumberName: { draft: 'Ɛnyɛ {name} telefon nɔma nie. Yɛsrɛ wo, twerɛ no sɛdeɛ wɔfrɛ wɔ hɔ' },
  thankYouYourRequest: { draft: 'Yɛda wo ase. W’adesrɛ no wɔ asɔre ɔfese. {until}' },
  invitationTakenAlreadyIf: {
    draft: 'Obi agye nsato yi dada. Sɛ wo a, yɛsrɛ wo, wura mu. Sɛ ɛnyɛ wo a, srɛ foforɔ.',
  },
  invitationTooOldAsk: { draft: 'Nsato yi akyɛ dodo. Yɛsrɛ wo, srɛ foforɔ firi deɛ ɔtoo nsa frɛɛ wo no hɔ.' },
  invitationWithdrawnAskWhoever: {
    draft: 'Wɔayi nsato yi afiri hɔ. Yɛsrɛ wo, bisa deɛ ɔtoo nsa frɛɛ wo no.',
  },
  usernameCodeDoNot: { draft: 'Username ne code no nkɔ bom, anaa code no nyɛ adwuma bio' },
  reasonLookAgainAsk: { draft: '{reason}. Yɛsrɛ wo, hwɛ bio, anaa bisa ɔfese foforɔ' },
  noMoreTheseMessages: { draft: 'Nkra yi mma wo hɔ bio.' },
  noMoreMessagesCome: { draft: 'Nkra biara mma wo hɔ bio, gye deɛ ɛfa wo account banbɔ ho.' },
  thankYouMessagesCome: { draft: 'Yɛda wo ase. Nkra bɛba wo hɔ bio.' },
}
