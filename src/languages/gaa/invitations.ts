import type { invitationWords } from '../../islands/accounts/invitations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const invitations: Translation<typeof invitationWords> = {
  accept: { draft: 'Kɛ account nɛɛ kpɛlɛ nɔ' },
  leavesOther: { draft: 'Obaashi kuu ni oyɔɔ mli bianɛ lɛ.' },
  logInAndJoin: { draft: 'Yaa mli ni ofata he' },
  signUpAndJoin: { draft: 'Ŋmaa ogbɛi ni ofata he' },
  reading: { draft: 'Wɔmiikane ninefɔɔ lɛ' },
  tryAgain: { draft: 'Kaa ekoŋŋ' },
  logIn: { draft: 'Yaa mli' },
  signingUp: { draft: 'Wɔmiiŋma ogbɛi...' },
  haveAccount: { draft: 'Miyɛ account yɛ biɛ' },
  amNew: { draft: 'Mibaa biɛ hee' },
  logInAndAccept: { draft: 'Yaa mli ni okpɛlɛ nɔ' },
  signUpAndAccept: { draft: 'Ŋmaa ogbɛi ni okpɛlɛ nɔ' },
  intoFellowship: { draft: '{by} miifɔ bo nine ni oba kuu {fellowship} mli yɛ {church}.' },
  holds: { draft: 'Link nɛɛ baatsu nii kɛyashi {day}.' },
  join: { draft: 'Fata {fellowship} he' },
  dear: { draft: '{name},' },
  title: { draft: 'Afɔ bo nine' },
  lede: { draft: 'Mɔ ko yɛ {church} mii baashɛ ehe kɛji oba.' },
}
