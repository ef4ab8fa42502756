import type { Translation } from '../../lib/words/translation.ts'
import type { appRefusals as words } from '../../server/app/messages.ts'

export const appRefusals: Translation<typeof words> = {
  userDeletedSuccessfully: { draft: 'Ajie account lɛ' },
  onlyFellowshipLeaderLeads: { draft: 'Kuu hiɛnyiɛlɔ pɛ nyiɛɔ kuu hiɛ' },
  memberSignedOutEverywhere: { draft: 'Ajie asafonyo nɛɛ kpo yɛ he fɛɛ he.' },
  thereNoSuchSession: { draft: 'Session ko bɛ ni tamɔ nakai.' },
  addressCharacterCannotSearched: { draft: 'Address nɛɛ yɛ okadi ko ni anyɛŋ atao.' },
  thereNothingAtAddress: { draft: 'Nɔ ko bɛ address nɛɛ nɔ.' },
  addressAnswersAllowOnly: { draft: 'Address nɛɛ haa {allow} pɛ hetoo.' },
  somethingWentWrongOur: { draft: 'Nɔ ko efite yɛ wɔŋɔɔ. Ofainɛ, mɛɛ fioo ni okaa ekoŋŋ.' },
  thereNoSuchKind: { draft: 'Shɛɛ saji ko bɛ ni tamɔ nakai.' },
  nobodyCanFillWord: { draft: 'Mɔ ko nyɛŋ eŋma nɔ ni sa kɛha {word}. Obaanyɛ oŋma {known}' },
  asTextMessageParts: { draft: 'Akɛ SMS lɛ, efee fãi {parts}. Ofainɛ, fee lɛ kuku' },
  yourAccountMayNot: { draft: 'O-account bɛ gbɛ akɛ efeɔ enɛ.' },
  youCanSaveList: { draft: 'Obaanyɛ okɛ list lɛ ato.' },
  searchAtMostLongestFind: { draft: 'Ofainɛ, kɛ okadii ni feee {longestFind} atao' },
  giveWordAtLeast: { draft: 'Ofainɛ, ŋmaa wiemɔ ni yɔɔ okadii enyɔ loo nɔ ni fe nakai' },
  churchServerBeingRestarted: {
    draft: 'Asafo lɛ kɔmputa lɛ miije shishi ekoŋŋ. Ofainɛ, mɛɛ fioo ni okaa ekoŋŋ.',
  },
}
