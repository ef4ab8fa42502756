import type { Translation } from '../../lib/words/translation.ts'
import type { ownerEmailWords } from '../../server/accounts/accounts/addresses/messages.ts'

export const ownerEmails: Translation<typeof ownerEmailWords> = {
  passwordSubject: { draft: 'Wɔasesa wo password' },
  password: { draft: 'wɔasesa {account} password seesei ara. Sɛ wo ara na woyɛeɛ a, ɛho nhia sɛ woyɛ hwee.' },
  passwordNotYou: {
    draft: 'Sɛ ɛnyɛ wo a, kɔ baabi a wɔkɔ mu no na srɛ password foforɔ, na ka kyerɛ asɔre ɔfese no.',
  },
  closedSubject: { draft: 'Wɔato wo account mu' },
  closed: { draft: 'Wɔato {account} mu sɛdeɛ wosrɛeɛ no. Wɔbɛpopa no koraa wɔ {day}.' },
  closedNotYou: {
    draft:
      'Sɛ wopɛ sɛ wokɔ so kura mu, anaa ɛnyɛ wo na wosrɛeɛ a, kɔ mu ansa na saa da no aduru na fa san bra.',
  },
  alreadySubject: { draft: 'Wowɔ account dada' },
  notYouNothing: { draft: 'Sɛ ɛnyɛ wo a, ɛho nhia sɛ woyɛ hwee.' },
  addressSubject: { draft: 'Wɔasesa wo account e-mail' },
  address: { draft: 'yei nyɛ {account} e-mail bio. Sɛ wo ara na woyɛeɛ a, ɛho nhia sɛ woyɛ hwee.' },
  addressNotYou: {
    draft: 'Sɛ ɛnyɛ wo a, bue saa link yi nnawɔtwe yi mu. Ɛde e-mail yi san ba, na ɛyi obiara firi mu:',
  },
  askedSubject: { draft: 'Asɔre ɔfese no de e-mail foforɔ rema wo' },
  notAsked: { draft: 'Sɛ ɛnyɛ wo na wosrɛeɛ a, yɛsrɛ wo, ka kyerɛ asɔre ɔfese no.' },
  roleSubject: { draft: 'Wɔasesa w’adwuma wɔ website no so' },
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
  telephoneSubject: { draft: 'Wobɛtumi de wo telefon akɔ mu' },
  noTelephoneSubject: { draft: 'Wontumi mfa wo telefon nkɔ mu bio' },
  telephoneNotYou: { draft: 'Sɛ ɛnyɛ wo a, yi password foforɔ na ka kyerɛ asɔre ɔfese no.' },
  guessingSubject: { draft: 'Obi rebɔ mmɔden ahunu wo password' },
  guessing: {
    draft:
      'ɛnnɛ obi de password a ɛnyɛ nokorɛ ahyɛ {account} mu mpɛn pii. Obiara antumi ankɔ mu, na wo deɛ wobɛtumi akɔ mu sɛdeɛ woyɛ daa.',
  },
  offeredSubject: { draft: 'Asɔre ɔfese no rema wo password foforɔ' },
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
}
