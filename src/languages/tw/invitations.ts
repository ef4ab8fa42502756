import type { invitationWords } from '../../islands/accounts/invitations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const invitations: Translation<typeof invitationWords> = {
  accept: { draft: 'Fa account yi pene so' },
  asksLeader: { draft: 'Yɛbisa ne kannifoɔ no kane, na ɔbua wo wɔ ha.' },
  leavesOther: { draft: 'Wofiri fekuo a wowɔ mu seesei no mu.' },
  logInAndJoin: { draft: 'Kɔ mu na ka ho' },
  signUpAndJoin: { draft: 'Twerɛ wo din na ka ho' },
  reading: { draft: 'Yɛrekenkan nsato no' },
  tryAgain: { draft: 'Sɔ hwɛ bio' },
  logIn: { draft: 'Kɔ mu' },
  consent: {
    draft:
      'Mepene so sɛ asɔre no bɛsie deɛ mɛka wɔ ha, na wɔahunu me sɛ asɔreba na wɔahwɛ me so. <a>Deɛ wɔsie, ne deɛ enti a</a>',
  },
  signingUp: { draft: 'Yɛretwerɛ wo din...' },
  haveAccount: { draft: 'Mewɔ account wɔ ha' },
  amNew: { draft: 'Meyɛ ɔfoforɔ wɔ ha' },
  logInAndAccept: { draft: 'Kɔ mu na pene so' },
  signUpAndAccept: { draft: 'Twerɛ wo din na pene so' },
  endsMedia: {
    draft: 'Account baako di dwuma baako: sɛ wopene so a, wo dwuma wɔ media kuo no mu ba awieeɛ.',
  },
  endsFellowship: {
    draft: 'Account baako di dwuma baako: sɛ wopene so a, wo dwuma wɔ fekuo no mu ba awieeɛ.',
  },
  loggedInAs: {
    draft: 'Wokɔ mu sɛ <a>{username}</a>. Sɛ ɛnyɛ wo a, yɛsrɛ wo, firi mu kane, na bue link no bio.',
  },
  intoFellowship: { draft: '{by} to nsa frɛ wo ba fekuo {fellowship} mu wɔ {church}.' },
  toRole: { draft: '{by} to nsa frɛ wo wɔ {church}: {to}.' },
  holds: { draft: 'Link yi yɛ adwuma kɔsi {day}.' },
  holdsOnce: { draft: 'Wo nko ara na link yi wɔ hɔ ma wo, na ɛyɛ adwuma prɛko, kɔsi {day}.' },
  join: { draft: 'Ka {fellowship} ho' },
  dear: { draft: '{name},' },
  ledBy: { draft: 'Ɛde bɛsi nnɛ, {leader} na ɔdi anim. Sɛ wopene so a, wo na wodi anim.' },
  title: { draft: 'Yɛato nsa afrɛ wo' },
  description: { draft: 'Nsato a ɛfrɛ wo ba dwumadie mu, ɛnam link a ɛyɛ adwuma prɛko so.' },
  lede: { draft: '{church} muni bi ani bɛgye sɛ ɔbɛnya wo.' },
  needsScript: { draft: 'Nsato kenkan' },
}
