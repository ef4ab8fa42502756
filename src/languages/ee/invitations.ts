import type { invitationWords } from '../../islands/accounts/invitations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const invitations: Translation<typeof invitationWords> = {
  accept: { draft: 'Lɔ̃ ɖe edzi kple account sia' },
  asksLeader: { draft: 'Wobiaa eƒe kplɔla gbã, eye wòɖo eŋu na wò le afi sia.' },
  leavesOther: { draft: 'Àdzo le habɔbɔ si me nèle fifia me.' },
  logInAndJoin: { draft: 'Ge ɖe eme nàkpe ɖe eŋu' },
  signUpAndJoin: { draft: 'Ŋlɔ ŋkɔ nàkpe ɖe eŋu' },
  reading: { draft: 'Míele amekpekpea xlẽm' },
  tryAgain: { draft: 'Gate kpɔ' },
  logIn: { draft: 'Ge ɖe eme' },
  consent: {
    draft:
      'Melɔ̃ be hamea nadzra nusi megblɔna nɛ le afi sia ɖo, be wòanyam abe hamevi ene eye wòakpɔ dzinye. <a>Nusi wodzrana ɖo, kple nusi ta</a>',
  },
  signingUp: { draft: 'Míele ŋkɔa ŋlɔm...' },
  haveAccount: { draft: 'Account le asinye le afi sia' },
  amNew: { draft: 'Amedzro menye le afi sia' },
  logInAndAccept: { draft: 'Ge ɖe eme nàlɔ̃ ɖe edzi' },
  signUpAndAccept: { draft: 'Ŋlɔ ŋkɔ nàlɔ̃ ɖe edzi' },
  endsMedia: { draft: 'Dɔ ɖeka koe le account si: ne èlɔ̃ la, tɔwò le media ƒuƒoƒoa me wu enu.' },
  endsFellowship: { draft: 'Dɔ ɖeka koe le account si: ne èlɔ̃ la, tɔwò le habɔbɔa me wu enu.' },
  loggedInAs: {
    draft:
      'Ège ɖe eme abe <a>{username}</a> ene. Ne menye wòe o la, taflatsɛ, do le eme gbã, eye nàgaʋu link la.',
  },
  intoFellowship: { draft: '{by} le kpewòm be nàva habɔbɔ {fellowship} me le {church}.' },
  toRole: { draft: '{by} le kpewòm {to} le {church}.' },
  holds: { draft: 'Link sia anɔ anyi va ɖo {day}.' },
  holdsOnce: { draft: 'Link sia nye wò ɖeka tɔ eye wòwɔa dɔ zi ɖeka, va ɖo {day}.' },
  join: { draft: 'Kpe ɖe {fellowship} ŋu' },
  dear: { draft: '{name},' },
  ledBy: { draft: 'Va se ɖe fifia la {leader} le ekplɔm. Ne èlɔ̃ la, wòe akplɔe.' },
  title: { draft: 'Wokpe wò' },
  description: { draft: 'Amekpekpe na subɔsubɔ, to link si wɔa dɔ zi ɖeka dzi.' },
  lede: { draft: 'Ame aɖe le {church} akpɔ dzidzɔ ne èva.' },
  needsScript: { draft: 'Amekpekpea xexlẽ' },
}
