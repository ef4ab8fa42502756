import type { Translation } from '../../lib/words/translation.ts'
import type { ownerEmailWords } from '../../server/accounts/accounts/addresses/messages.ts'

export const ownerEmails: Translation<typeof ownerEmailWords> = {
  passwordSubject: { draft: 'Wɔasesa wo password' },
  password: { draft: 'wɔasesa {account} password seesei ara. Sɛ wo ara na woyɛeɛ a, ɛho nhia sɛ woyɛ hwee.' },
  passwordNotYou: {
    draft: 'Sɛ ɛnyɛ wo a, kɔ baabi a wɔkɔ mu no na srɛ password foforɔ, na ka kyerɛ asɔre ɔfese no.',
  },
  closedSubject: { draft: 'Wɔato wo account mu' },
  closed: { draft: 'Wɔato {account} mu sɛdeɛ wosrɛeɛ no. Wɔbɛpepa no koraa wɔ {day}.' },
  closedNotYou: {
    draft:
      'Sɛ wopɛ sɛ wokɔ so kura mu, anaa ɛnyɛ wo na wosrɛeɛ a, kɔ mu ansa na saa da no aduru na fa san bra.',
  },
  alreadySubject: { draft: 'Wowɔ account dada' },
  already: {
    draft: 'obi, ebia wo, de address yi maa asɔre no account foforɔ. Ɛyɛ account bi deɛ dada, na ɛtena hɔ.',
  },
  alreadyYou: { draft: 'Sɛ ɛyɛ wo a, fa wo account a edi kan no kɔ mu, anaa paw password foforɔ ma no:' },
  notYouNothing: { draft: 'Sɛ ɛnyɛ wo a, ɛho nhia sɛ woyɛ hwee.' },
  addressSubject: { draft: 'Wɔasesa wo account e-mail' },
  address: { draft: 'yei nyɛ {account} e-mail bio. Sɛ wo ara na woyɛeɛ a, ɛho nhia sɛ woyɛ hwee.' },
  addressNotYou: {
    draft: 'Sɛ ɛnyɛ wo a, bue saa link yi nnawɔtwe yi mu. Ɛde e-mail yi san ba, na ɛyi obiara firi mu:',
  },
  askedSubject: { draft: 'Asɔre ɔfese no de e-mail foforɔ rema wo' },
  asked: {
    draft:
      'asɔre office no atwerɛ e-mail address foforɔ ama {account}. Ɛyɛ adwuma berɛ a wɔabue krataa a ɛkɔ so no link.',
  },
  notAsked: { draft: 'Sɛ ɛnyɛ wo na wosrɛeɛ a, yɛsrɛ wo, ka kyerɛ asɔre ɔfese no.' },
  roleSubject: { draft: 'Wɔasesa w’adwuma wɔ website no so' },
  role: {
    draft:
      'asɔre office no ama {account} adwuma foforɔ. Deɛ wobɛtumi ayɛ seesei no, wobɛhunu berɛ a wokɔ mu.',
  },
  notExpected: { draft: 'Sɛ na wonhwɛ kwan a, yɛsrɛ wo, ka kyerɛ asɔre ɔfese no.' },
  deviceSubject: { draft: 'Wɔde afidie foforɔ akɔ wo account mu' },
  device: {
    draft:
      'obi de afidie a yɛnnim akɔ {account} mu wɔ {at}, firi network address {address}. Sɛ wo ara na woyɛeɛ a, ɛho nhia sɛ woyɛ hwee.',
  },
  deviceNotYou: {
    draft:
      'Sɛ ɛnyɛ wo a, bue saa link yi nnawɔtwe yi mu. Ɛyi obiara firi mu, na yɛbɛmena link a wode bɛyi password foforɔ:',
  },
  leadsSubject: { draft: 'Wodi fekuo bi anim' },
  leads: {
    draft:
      'asɔre ɔfese no atwerɛ sɛ {account} di fekuo bi anim. Sɛ wokɔ mu a, wobɛhunu fekuo no ne mu nnipa.',
  },
  leadsNoMoreSubject: { draft: 'Wonni wo fekuo no anim bio' },
  leadsNoMore: {
    draft:
      'asɔre office no ntwerɛɛ {account} sɛ ne fekuo kannifoɔ bio. Asɔremma a wɔtwerɛ ɔkannifoɔ no nnu wo hɔ bio.',
  },
  telephoneSubject: { draft: 'Wobɛtumi de wo fon akɔ mu' },
  telephone: {
    draft:
      'yɛasi fon nɔma bi so dua ama {account} seesei ara. Deɛ ɔkenkan ne SMS no bɛtumi de code akɔ mu, na wapaw password foforɔ. Sɛ ɛyɛ wo a, ɛnhia sɛ woyɛ hwee.',
  },
  noTelephoneSubject: { draft: 'Wontumi mfa wo fon nkɔ mu bio' },
  noTelephone: {
    draft:
      'fon nɔma a yɛsii so dua maa {account} no, yɛasesa anaa yɛayi afiri hɔ. SMS codes mmue bio; wo password deɛ, ɛbue sɛ daa. Wobɛtumi asan asi nɔma bi so dua wɔ Nhyehyɛeɛ mu.',
  },
  telephoneNotYou: { draft: 'Sɛ ɛnyɛ wo a, yi password foforɔ na ka kyerɛ asɔre ɔfese no.' },
  guessingSubject: { draft: 'Obi rebɔ mmɔden ahunu wo password' },
  guessing: {
    draft:
      'ɛnnɛ obi de password a ɛnyɛ nokorɛ ahyɛ {account} mu mpɛn pii. Obiara antumi ankɔ mu, na wo deɛ wobɛtumi akɔ mu sɛdeɛ woyɛ daa.',
  },
  guessingThen: {
    draft:
      'Sɛ ɛyɛ wo a, paw password foforɔ fa "Wo werɛ afiri wo password?" so. Sɛ ɛnyɛ wo a, ɛnhia sɛ woyɛ hwee: obi ntumi nsusu password a ɛyɛ nsɛmfua pii saa. Da koro wote no pɛnkoro pɛ.',
  },
  offeredSubject: { draft: 'Asɔre ɔfese no rema wo password foforɔ' },
  offered: {
    draft:
      'asɔre no mu bi ayɛ link ne code seesei ara, a wɔde bɛtumi apaw password foforɔ ama {account}. Wɔn ankasa de bɛma wo. Sɛ wobisaeɛ a, ɛnhia sɛ woyɛ biribi foforɔ.',
  },
  offeredNotYou: {
    draft:
      'Sɛ ɛnyɛ wo na wosrɛeɛ a, ka kyerɛ asɔre ɔfese no ntɛm ara. Wo password no nsesa kɔsi sɛ wɔde link no bɛyɛ adwuma.',
  },
  offeredText: {
    draft:
      '{church}: wɔrema account a ɛwɔ saa nɔma yi password foforɔ. Sɛ ɛnyɛ wo na wosrɛeɛ a, frɛ ɔfese no ntɛm ara.',
  },
  offeredNotice: { draft: 'Wɔrema wo account no password foforɔ' },
  offeredNoticeText: { draft: 'Sɛ ɛnyɛ wo na wosrɛeɛ a, ka kyerɛ asɔre ɔfese no ntɛm ara.' },
  dataSubject: { draft: 'Asɔre no ama wo mmuaeɛ wɔ wo ho nsɛm a wobisaeɛ no ho' },
  data: {
    draft:
      'abisadeɛ a wode kɔmaa yɛn {day} fa wo ho nsɛm ho no, yɛabua. Wobɛtumi akenkan mmuaeɛ no wɔ ha: {page}',
  },
  dataPage: { draft: 'Nhyehyɛeɛ, Me ho nsɛm' },
}
