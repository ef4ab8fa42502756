import type { Translation } from '../../lib/words/translation.ts'
import type { appRefusals as words } from '../../server/app/messages.ts'

export const appRefusals: Translation<typeof words> = {
  userDeletedSuccessfully: { draft: 'Wotutu account la' },
  onlyFellowshipLeaderLeads: { draft: 'Habɔbɔ ƒe kplɔla koe kplɔa habɔbɔ' },
  memberSignedOutEverywhere: { draft: 'Woɖe hamevi sia do le eme le afi sia afi.' },
  thereNoSuchSession: { draft: 'Session sia ƒomevi meli o.' },
  addressCharacterCannotSearched: { draft: 'Ŋɔŋlɔdzesi aɖe si womate ŋu adi o le adrɛs sia me.' },
  thereNothingAtAddress: { draft: 'Naneke mele adrɛs sia dzi o.' },
  addressAnswersAllowOnly: { draft: 'Adrɛs sia ɖoa {allow} ɖeɖe ko ŋu.' },
  somethingWentWrongOur: { draft: 'Nane gblẽ le mía gbɔ. Taflatsɛ lala vie eye nàgate kpɔ.' },
  thereNoSuchKind: { draft: 'Gbedasi siawo ƒomevi meli o.' },
  nobodyCanFillWord: { draft: 'Ame aɖeke mate ŋu ayɔ {word} o. Àte ŋu aŋlɔ {known}' },
  asTextMessageParts: { draft: 'Abe SMS ene la, akpa {parts} le esi. Taflatsɛ ɖee dzi kpɔtɔ' },
  yourAccountMayNot: { draft: 'Womeɖe mɔ na wò account be wòawɔ esia o.' },
  youCanSaveList: { draft: 'Àte ŋu adzra list la ɖo.' },
  searchAtMostLongestFind: { draft: 'Taflatsɛ dii kple ŋɔŋlɔdzesi siwo mewu {longestFind} o' },
  giveWordAtLeast: { draft: 'Taflatsɛ ŋlɔ nya si me ŋɔŋlɔdzesi eve alo esi wu nenema le' },
  churchServerBeingRestarted: {
    draft: 'Hamea ƒe kɔmpita le egɔme dzem ake. Taflatsɛ lala vie eye nàgate kpɔ.',
  },
}
