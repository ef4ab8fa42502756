import type { Translation } from '../../lib/words/translation.ts'
import type { callRefusals as words } from '../../server/platform/errors/messages.ts'

export const callRefusals: Translation<typeof words> = {
  deviceSignedOut: { draft: 'Mɔ̃ sia do go.' },
  thereNoSuchMember: { draft: 'Hamevi sia ƒomevi meli o.' },
  thereNoSuchFellowship: { draft: 'Habɔbɔ sia ƒomevi meli o' },
  hereAlreadySomebodyElse: { draft: 'Esia li xoxo: ame bubu do ŋgɔ, alo woɖoe zi eve. Taflatsɛ gaʋu axaa.' },
  somethingBelongsNotHere: { draft: 'Nu si ŋu esia le la megali o. Taflatsɛ gaʋu axaa eye nàgatia.' },
  addressLongerThanAny: { draft: 'Adrɛs sia didi wu mía tɔ ɖe sia ɖe. Taflatsɛ kpɔ link la.' },
  callBrokeOffBefore: { draft: 'Etso hafi wò katã va ɖo. Taflatsɛ gaɖoe ɖa.' },
  moreThanCanTaken2: { draft: 'Esia sɔ gbɔ akpa be woaxɔ zi ɖeka' },
  textCharactersCannotStored: { draft: 'Nuŋɔŋlɔ sia le ŋɔŋlɔdzesi siwo womate ŋu adzra ɖo o la me' },
  fileLargerThanSize: { draft: 'Fael sia wu MB {size}.' },
  moreThanCanTaken3: { draft: 'Esia sɔ gbɔ akpa be woaxɔ zi ɖeka.' },
  uploadBrokeOffSend: { draft: 'Faela mede o. Taflatsɛ gaɖoe ɖa.' },
  chooseOneChoices: { draft: 'Taflatsɛ tia ɖeka le esiawo dome: {choices}' },
  decidedWithdrawnMeanwhileLoad: { draft: 'Woɖo esia ŋu alo woɖee ɖa xoxo. Taflatsɛ gaʋui.' },
  accountClosed: { draft: 'Wotu account sia.' },
  thereNoSuchRequest: { draft: 'Biabia sia ƒomevi meli o.' },
  messageDeleted: { draft: 'Wotutu gbedasia ɖa.' },
  thereNoSuchEntry: { draft: 'Esia ƒomevi meli o.' },
  thereNoSuchPerson: { draft: 'Ame sia ƒomevi meli o.' },
  noSong: { draft: 'Ha sia ƒomevi meli o.' },
  noService: { draft: 'Sɔleme sia ƒomevi meli o.' },
  noSermon: { draft: 'Mawunyagblɔ sia ƒomevi meli o.' },
  noAnnouncement: { draft: 'Nyanyana sia ƒomevi meli o.' },
  noFellowship: { draft: 'Habɔbɔ sia ƒomevi meli o.' },
}
