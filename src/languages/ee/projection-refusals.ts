import type { Translation } from '../../lib/words/translation.ts'
import type { projectionRefusals as words } from '../../server/services/projection/messages.ts'

export const projectionRefusals: Translation<typeof words> = {
  noScreen: { draft: 'Code sia meʋua screen aɖeke o. Taflatsɛ bia projection ƒuƒoƒoa egbe ƒe code.' },
  choosePicture: { draft: 'Taflatse, tia foto' },
  slidesChanged: { draft: 'Slides la trɔ. Taflatse, gatia slide la.' },
}
