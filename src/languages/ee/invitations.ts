import type { invitationWords } from '../../islands/accounts/invitations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const invitations: Translation<typeof invitationWords> = {
  accept: { draft: 'Lɔ̃ ɖe edzi kple account sia' },
  leavesOther: { draft: 'Àdzo le habɔbɔ si me nèle fifia me.' },
  logInAndJoin: { draft: 'Ge ɖe eme nàkpe ɖe eŋu' },
  signUpAndJoin: { draft: 'Ŋlɔ ŋkɔ nàkpe ɖe eŋu' },
  reading: { draft: 'Míele amekpekpea xlẽm' },
  tryAgain: { draft: 'Gate kpɔ' },
  logIn: { draft: 'Ge ɖe eme' },
  signingUp: { draft: 'Míele ŋkɔa ŋlɔm...' },
  haveAccount: { draft: 'Account le asinye le afi sia' },
  amNew: { draft: 'Amedzro menye le afi sia' },
  logInAndAccept: { draft: 'Ge ɖe eme nàlɔ̃ ɖe edzi' },
  signUpAndAccept: { draft: 'Ŋlɔ ŋkɔ nàlɔ̃ ɖe edzi' },
  loggedInAs: {
    draft:
      'Ège ɖe eme abe <a>{username}</a> ene. Ne menye wòe o la, taflatsɛ, do le eme gbã, eye nàgaʋu link la.',
  },
  intoFellowship: { draft: '{by} le kpewòm be nàva habɔbɔ {fellowship} me le {church}.' },
  holds: { draft: 'Link sia anɔ anyi va ɖo {day}.' },
  join: { draft: 'Kpe ɖe {fellowship} ŋu' },
  dear: { draft: '{name},' },
  title: { draft: 'Wokpe wò' },
  lede: { draft: 'Ame aɖe le {church} akpɔ dzidzɔ ne èva.' },
}
