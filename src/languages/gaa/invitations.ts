import type { invitationWords } from '../../islands/accounts/invitations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const invitations: Translation<typeof invitationWords> = {
  accept: { draft: 'Kɛ account nɛɛ kpɛlɛ nɔ' },
  asksLeader: { draft: 'Abiɔ ehiɛnyiɛlɔ lɛ dã, ni ehaa bo hetoo yɛ biɛ.' },
  leavesOther: { draft: 'Obaashi kuu ni oyɔɔ mli bianɛ lɛ.' },
  logInAndJoin: { draft: 'Yaa mli ni ofata he' },
  signUpAndJoin: { draft: 'Ŋmaa ogbɛi ni ofata he' },
  reading: { draft: 'Wɔmiikane ninefɔɔ lɛ' },
  tryAgain: { draft: 'Kaa ekoŋŋ' },
  logIn: { draft: 'Yaa mli' },
  consent: {
    draft:
      'Mikpɛlɛɔ nɔ akɛ asafo lɛ ato nɔ ni mikɛɔ lɛ yɛ biɛ, koni ele mi akɛ emli nyo ni ekwɛ mi. <a>Nɔ ni akɛtoɔ, kɛ nɔ hewɔ</a>',
  },
  signingUp: { draft: 'Wɔmiiŋma ogbɛi...' },
  haveAccount: { draft: 'Miyɛ account yɛ biɛ' },
  amNew: { draft: 'Mibaa biɛ hee' },
  logInAndAccept: { draft: 'Yaa mli ni okpɛlɛ nɔ' },
  signUpAndAccept: { draft: 'Ŋmaa ogbɛi ni okpɛlɛ nɔ' },
  endsMedia: { draft: 'Account yɛ nitsumɔ kome pɛ: kɛ okpɛlɛ nɔ lɛ, onɔ yɛ media kuu lɛ mli lɛ gbeɔ naa.' },
  endsFellowship: { draft: 'Account yɛ nitsumɔ kome pɛ: kɛ okpɛlɛ nɔ lɛ, onɔ yɛ kuu lɛ mli lɛ gbeɔ naa.' },
  loggedInAs: {
    draft: 'Oya mli akɛ <a>{username}</a>. Kɛ jeee bo ni lɛ, ofainɛ, jeekpo dã, ni ogbele link lɛ ekoŋŋ.',
  },
  intoFellowship: { draft: '{by} miifɔ bo nine ni oba kuu {fellowship} mli yɛ {church}.' },
  toRole: { draft: '{by} miifɔ bo nine {to} yɛ {church}.' },
  holds: { draft: 'Link nɛɛ baatsu nii kɛyashi {day}.' },
  holdsOnce: { draft: 'Link nɛɛ bo kome onɔ ni, ni etsuɔ nii shikome, kɛyashi {day}.' },
  join: { draft: 'Fata {fellowship} he' },
  dear: { draft: '{name},' },
  ledBy: { draft: 'Kɛbashi bianɛ lɛ {leader} nyiɛɔ ehiɛ. Kɛ okpɛlɛ nɔ lɛ, bo onyiɛɔ ehiɛ.' },
  title: { draft: 'Afɔ bo nine' },
  description: { draft: 'Ninefɔɔ kɛha sɔɔmɔ, kɛtsɔ link ni tsuɔ nii shikome nɔ.' },
  lede: { draft: 'Mɔ ko yɛ {church} mii baashɛ ehe kɛji oba.' },
  needsScript: { draft: 'Ninefɔɔ lɛ kanemɔ' },
}
