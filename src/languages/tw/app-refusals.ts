import type { Translation } from '../../lib/words/translation.ts'
import type { appRefusals as words } from '../../server/app/messages.ts'

export const appRefusals: Translation<typeof words> = {
  userDeletedSuccessfully: { draft: 'Yɛapepa account no' },
  onlyFellowshipLeaderLeads: { draft: 'Fekuo kannifoɔ nko ara na ɔdi fekuo anim' },
  memberSignedOutEverywhere: { draft: 'Yɛayi asɔreba yi afiri mu wɔ baabiara.' },
  thereNoSuchSession: { draft: 'Session a ɛte saa nni hɔ.' },
  addressCharacterCannotSearched: { draft: 'Address yi wɔ atwerɛdeɛ bi a wontumi nhwehwɛ.' },
  thereNothingAtAddress: { draft: 'Hwee nni address yi so.' },
  addressAnswersAllowOnly: { draft: 'Address yi bua {allow} nko ara.' },
  somethingWentWrongOur: { draft: 'Yɛn afã no, biribi asɛe. Yɛsrɛ wo, twɛn kakra na sɔ hwɛ bio.' },
  thereNoSuchKind: { draft: 'Nkra a ɛte saa nni hɔ.' },
  nobodyCanFillWord: { draft: 'Obiara ntumi nhyɛ {word} ma. Wobɛtumi atwerɛ {known}' },
  asTextMessageParts: { draft: 'Sɛ ɛyɛ SMS a, ɛyɛ afã {parts}. Yɛsrɛ wo, twa so' },
  yourAccountMayNot: { draft: 'Wo account nni kwan yɛ yei.' },
  youCanSaveList: { draft: 'Wobɛtumi asie list no.' },
  searchAtMostLongestFind: { draft: 'Yɛsrɛ wo, fa atwerɛdeɛ a ɛmmoro {longestFind} hwehwɛ' },
  giveWordAtLeast: { draft: 'Yɛsrɛ wo, twerɛ asɛm a atwerɛdeɛ mmienu anaa deɛ ɛboro saa wɔ mu' },
  churchServerBeingRestarted: {
    draft: 'Asɔre no kɔmputa resan ahyɛ aseɛ. Yɛsrɛ wo, twɛn kakra na sɔ hwɛ bio.',
  },
}
