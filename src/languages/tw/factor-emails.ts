import type { Translation } from '../../lib/words/translation.ts'
import type { factorEmailWords } from '../../server/accounts/accounts/factors/messages.ts'

export const factorEmails: Translation<typeof factorEmailWords> = {
  happened: { draft: '{what} Sɛ wo ara na woyɛeɛ a, ɛho nhia sɛ woyɛ hwee.' },
  ifNotYou: { draft: 'Sɛ ɛnyɛ wo a, sesa wo password ntɛm ara na ka kyerɛ asɔre ɔfese no.' },
  appAddedSubject: { draft: 'App bi codes bɔ wo account ho ban seesei' },
  appAdded: { draft: 'ɛfiri seesei, {account} de authenticator app code nso na ɛkɔ mu.' },
  appRemovedSubject: { draft: 'App codes mmɔ wo account ho ban bio' },
  appRemoved: { draft: 'yɛayi {account} authenticator app no afiri hɔ seesei ara.' },
  passkeyAddedSubject: { draft: 'Wɔde passkey foforɔ aka wo account ho' },
  passkeyAdded: { draft: 'afei passkey foforɔ bue {account}.' },
  passkeyRemovedSubject: { draft: 'Wɔayi passkey bi afiri wo account mu' },
  passkeyRemoved: { draft: 'wɔayi {account} passkey bi afiri mu seesei ara.' },
  codesSubject: { draft: 'Wowɔ recovery codes foforɔ' },
  codes: { draft: 'yɛayɛ recovery codes foforɔ ama {account}. Dada no nyɛ adwuma bio.' },
  codeUsedSubject: { draft: 'Obi de recovery code ayɛ adwuma' },
  codeUsed: {
    draft: 'obi de {account} recovery codes no baako ayɛ adwuma seesei ara, passkey anaa code ananmu.',
  },
  resetSubject: { draft: 'Yɛapepa wo two-step sign-in no' },
  reset: {
    draft:
      'asɔre office no ayi passkeys, authenticator app ne recovery codes a ɛwɔ {account} no afiri hɔ. Wo password nko ara na ɛde wo kɔ mu seesei.',
  },
  resetThen: {
    draft:
      'Yɛsrɛ wo, yɛ foforɔ wɔ wo nhyehyɛeɛ mu, "Two-step sign-in" ase. Sɛ woamisa yei a, ka kyerɛ asɔre office no.',
  },
  resetOnServerSubject: { draft: 'Yɛapepa wo two-step sign-in no wɔ server no so' },
  resetOnServer: {
    draft:
      'obi a ɔwɔ asɔre no server ho ayi passkeys, authenticator app ne recovery codes a ɛwɔ {account} no afiri hɔ. Wo password nko ara na ɛde wo kɔ mu seesei.',
  },
  resetOnServerThen: {
    draft:
      'Yɛsrɛ wo, yɛ foforɔ wɔ wo nhyehyɛeɛ mu, "Two-step sign-in" ase. Sɛ woamisa yei a, ka kyerɛ asɔre office no ntɛm.',
  },
  removedSubject: { draft: 'Deɛ wɔayi afiri wo account mu' },
  removed: {
    draft:
      'wonam krataa no link so kaa sɛ obi foforɔ wɔ {account} mu. Deɛ ɛbue na wɔde kaa ho firi saa berɛ no, yɛayi afiri hɔ: {removed}.',
  },
  removedThen: {
    draft:
      'Sɛ emu bi yɛ wo deɛ a, yɛsrɛ wo, san yɛ wɔ wo nhyehyɛeɛ mu, "Two-step sign-in" ase. Hwɛ hɔ nso sɛ deɛ aka nyinaa yɛ wo deɛ.',
  },
  removedAtFirst: {
    draft:
      '{account} password foforɔ no asi e-mail address yi nso so dua. Ansa na yei no, obiara nnim deɛ account no yɛ ne deɛ, enti deɛ na ɛbue no yɛayi afiri hɔ: {removed}.',
  },
  removedAtFirstThen: {
    draft: 'Sɛ emu bi yɛ wo deɛ a, yɛsrɛ wo, san yɛ wɔ wo nhyehyɛeɛ mu, "Two-step sign-in" ase.',
  },
  graceSubject: { draft: 'Wowɔ dapɛn foforɔ ma two-step sign-in' },
  grace: { draft: 'asɔre office no ama {account} dapɛn foforɔ sɛ ɔmfa nyɛ passkey anaa authenticator app.' },
  graceThen: { draft: 'Wobɛhunu mmienu no nyinaa wɔ wo nhyehyɛeɛ mu, "Two-step sign-in" ase.' },
  passkeys: { draft: { one: 'passkey {count}', other: 'passkey {count}' } },
  app: { draft: 'authenticator app no' },
  recoveryCodes: { draft: 'recovery codes no' },
  calendar: { draft: 'calendar no address' },
}
