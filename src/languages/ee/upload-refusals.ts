import type { Translation } from '../../lib/words/translation.ts'
import type { uploadRefusals as words } from '../../server/media/uploads/messages.ts'

export const uploadRefusals: Translation<typeof words> = {
  tooLong: { draft: 'Esia wu esi woɖo be wòanɔ edzi.' },
  goesOn: { draft: 'Yɔyɔ bubu le dasi sia yi dzi.' },
  brokeOff: {
    draft: 'Eɖoɖo ɖa la tso. Míedzra esi va ɖo la ɖo: bia ale si wòsɔ gbɔe, eye nàyi edzi tso afi ma.',
  },
  tusVersion: { draft: 'Adrɛs sia doa tus {version}: taflatsɛ gblɔe nenema le header Tus-Resumable me.' },
  howMany: { draft: 'Taflatsɛ gblɔ bytes neni le header {name} me.' },
  metadata: { draft: 'Womate ŋu axlẽ header Upload-Metadata o.' },
  type: {
    draft: 'Taflatsɛ gblɔ le Upload-Metadata me nenye video, audio alo axa aɖe ƒe fail nye esia: “type”.',
  },
  empty: { draft: 'Naneke mele fail sia me o.' },
  tooLarge: { draft: 'Fail sia wu {size} MB.' },
  tooMany: { draft: 'Wò fail geɖe akpa le mɔ dzi. Taflatsɛ na wo dometɔ ɖeka naɖo gbã.' },
  pagesOnly: { draft: 'Wò account ate ŋu aɖo axawo kple subɔsubɔ ƒe ɖoɖowo ƒe failawo ko ɖa.' },
  contentType: { draft: 'Taflatsɛ ɖo esia ɖa abe application/offset+octet-stream ene.' },
  standsAt: { draft: 'Faila ɖo bytes {bytes}. Taflatsɛ yi edzi tso afi ma.' },
  used: { draft: 'Fail sia zu mawunyagbɔgblɔ.' },
  expired: { draft: 'Fail sia lala didi akpa. Taflatsɛ gadze egɔme.' },
  noUpload: { draft: 'Fail sia ƒomevi meli o.' },
  usedBefore: { draft: 'Fail sia zu mawunyagbɔgblɔ xoxo.' },
  gone: { draft: 'Fail sia megale afi sia o. Taflatsɛ gatia faila' },
  notWhole: { draft: 'Fail sia meɖo bliboe haɖe o' },
  notForPage: { draft: 'Fail sia menye na axa o' },
  selectVideo: { draft: 'Taflatsɛ tia video fail nyui' },
  selectAudio: { draft: 'Taflatsɛ tia audio fail nyui' },
}
