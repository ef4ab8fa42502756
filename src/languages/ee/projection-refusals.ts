import type { Translation } from '../../lib/words/translation.ts'
import type { projectionRefusals as words } from '../../server/services/projection/messages.ts'

export const projectionRefusals: Translation<typeof words> = {
  noPresentation: { draft: 'Presentation sia ƒomevi meli o.' },
  noScreen: { draft: 'Code sia meʋua screen aɖeke o. Taflatsɛ bia projection ƒuƒoƒoa egbe ƒe code.' },
  deleted: { draft: 'Wotutu presentation la.' },
  choosePicture: { draft: 'Taflatse, tia foto' },
  mostPictures: { draft: 'Presentation ƒe fotowo mewua 30 o.' },
  slidesChanged: { draft: 'Slides la trɔ. Taflatse, gatia slide la.' },
}
