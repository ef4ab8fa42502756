import type { Translation } from '../../lib/words/translation.ts'
import type { accountAnswers as words } from '../../server/accounts/accounts/messages.ts'

export const accountAnswers: Translation<typeof words> = {
  yourAccountClosedWill: {
    draft: 'Yɛato wo account no mu. Yɛbɛpepa no {day}, gye sɛ wokɔ mu na wosan fa ansa na saa da no aduru.',
  },
  youClosedAccountWill: {
    draft: 'Woato account yi mu. Yɛbɛpepa no {day}. Kɔsi saa berɛ no, wobɛtumi asan afa.',
  },
  yourPasskeyAdded: { draft: 'Yɛde wo passkey no aka ho.' },
  yourPasskeyNewName: { draft: 'Wo passkey no din asesa.' },
  yourPasskeyRemoved: { draft: 'Yɛayi wo passkey no afiri hɔ.' },
  yourAppSetUp: { draft: 'Woahyehyɛ wo app no.' },
  yourAppRemoved: { draft: 'Yɛayi wo app no afiri hɔ.' },
  secondStepNotRight: { draft: 'Anammɔn a ɛtɔ so mmienu no nyɛ. Yɛsrɛ wo, sɔ hwɛ bio.' },
  passkeyNotTakenTry: { draft: 'Yɛangye passkey yi. Yɛsrɛ wo, sɔ hwɛ bio, anaa paw kwan foforɔ' },
  codeNotRightUsed: {
    draft: 'Code yi nyɛ, anaa wɔde ayɛ adwuma dada. Yɛsrɛ wo, twerɛ deɛ wo app no kyerɛ seesei no',
  },
  recoveryCodeNotRight: { draft: 'Recovery code yi nyɛ, anaa wɔde ayɛ adwuma dada' },
  thankYouYourE: { draft: 'Yɛda wo ase. Yɛasi wo e-mail address no so dua.' },
  yourEMailAddress: { draft: 'Wo e-mail address no asan aba, na yɛayi obiara afiri mu.' },
  everybodySignedOutOld: { draft: 'Yɛayi obiara afiri mu, na password dada no mmue hwee bio.' },
  notYourPassword: { draft: 'Ɛnyɛ wo password nie' },
  yourOtherDevicesStay: { draft: 'Wo mfidie a aka no da so wɔ mu.' },
  otherDevicesSignedOut: { draft: 'Yɛayi mfidie a aka no afiri mu.' },
  yourPasswordChangedOthers: { draft: 'Yɛasesa wo password no. {others}' },
  ifThereSuchAccount: {
    draft: 'Sɛ account a ɛte saa wɔ hɔ a, e-mail a link wɔ mu wɔ kwan so reba. Ɛyɛ adwuma dɔnhwere baako.',
  },
  linkHolds: { draft: 'Link yi yɛ adwuma.' },
  usernameTaken: { draft: 'Obi wɔ username yi dada' },
  thankYouYouCan: { draft: 'Yɛda wo ase. Wobɛtumi atoa so.' },
  confirmYou: { draft: 'Yɛsrɛ wo, si so dua sɛ ɛyɛ wo.' },
  youSignedOut: { draft: 'Woafiri mu.' },
  notPhoneNumberGhana: { draft: 'Ɛnyɛ Ghana telefon nɔma nie. Yɛsrɛ wo, twerɛ no sɛ 024 412 3456' },
  notPhoneNumberName: { draft: 'Ɛnyɛ {name} telefon nɔma nie. Yɛsrɛ wo, twerɛ no sɛdeɛ wɔfrɛ wɔ hɔ' },
  youGetAnswerBy: { draft: 'Wobɛnya mmuaeɛ ansa na {day} aduru, wɔ address anaa nɔma a wode maeɛ no so.' },
  thankYouYourRequest: { draft: 'Yɛda wo ase. W’adesrɛ no wɔ asɔre ɔfese. {until}' },
  invitationTakenAlreadyIf: {
    draft: 'Obi agye nsato yi dada. Sɛ wo a, yɛsrɛ wo, wura mu. Sɛ ɛnyɛ wo a, srɛ foforɔ.',
  },
  invitationTooOldAsk: { draft: 'Nsato yi akyɛ dodo. Yɛsrɛ wo, srɛ foforɔ firi deɛ ɔtoo nsa frɛɛ wo no hɔ.' },
  invitationWithdrawnAskWhoever: {
    draft: 'Wɔayi nsato yi afiri hɔ. Yɛsrɛ wo, bisa deɛ ɔtoo nsa frɛɛ wo no.',
  },
  invitationWithdrawnItsLink: { draft: 'Yɛatwe nsato no asan. Ne link no nyɛ adwuma bio.' },
  usernameCodeDoNot: { draft: 'Username ne code no nkɔ bom, anaa code no nyɛ adwuma bio' },
  reasonLookAgainAsk: { draft: '{reason}. Yɛsrɛ wo, hwɛ bio, anaa bisa ɔfese foforɔ' },
  yourCodeRightSince: {
    draft: 'Wo code no yɛ. Esiane sɛ woyɛ adwuma ma asɔre no nti, yɛsrɛ wo, twerɛ wo password nso.',
  },
  yourCodeRightYou: {
    draft: 'Wo code no yɛ. Wosii nɔma yi so dua no, aboro abosome nsia: yɛsrɛ wo, twerɛ wo password nso.',
  },
  noMoreTheseMessages: { draft: 'Nkra yi mma wo hɔ bio.' },
  noMoreMessagesCome: { draft: 'Nkra biara mma wo hɔ bio, gye deɛ ɛfa wo account banbɔ ho.' },
  thankYouMessagesCome: { draft: 'Yɛda wo ase. Nkra bɛba wo hɔ bio.' },
  secondStepReset: { draft: 'Yɛapepa anammɔn a ɛtɔ so mmienu no.' },
  secondStepResetTold: { draft: 'Yɛapepa anammɔn a ɛtɔ so mmienu no. Yɛde e-mail aka akyerɛ no.' },
  haveUntil: { draft: 'Ɔwɔ kwan kɔsi {day}.' },
  otherDevicesOut: {
    draft: { one: 'Afidie {count} a ɛka ho afiri mu.', other: 'Mfidie {count} a ɛka ho afiri mu.' },
  },
  removedSince: { draft: 'Ɛbaa akyire yi, enti yɛayi afiri hɔ: {things}.' },
  removedUnconfirmed: {
    draft: 'Esiane sɛ kane no na wonsii wo e-mail address no so dua nti, yɛayi yei afiri hɔ: {things}.',
  },
  choosePasswordNow: { draft: 'Yɛsrɛ wo, paw password foforɔ seesei.' },
  linkOnItsWay: { draft: 'E-mail a foforɔ ho link wɔ mu no wɔ kwan so reba.' },
  newPasswordSet: { draft: 'Yɛasie wo password foforɔ no.' },
  logInWithIt: { draft: 'Yɛsrɛ wo, fa kɔ mu.' },
  codeRight: { draft: 'Wo code no yɛ. Yɛsrɛ wo, fa anammɔn a ɛtɔ so mmienu no nso ka ho.' },
  passwordRight: { draft: 'Wo password no yɛ. Yɛsrɛ wo, fa anammɔn a ɛtɔ so mmienu no nso ka ho.' },
}
