import type { Translation } from '../../lib/words/translation.ts'
import type { projectionRefusals as words } from '../../server/services/projection/messages.ts'

export const projectionRefusals: Translation<typeof words> = {
  noPresentation: { draft: 'Presentation ko bɛ ni tamɔ nakai.' },
  noScreen: { draft: 'Code nɛɛ gbeleee screen ko. Ofainɛ, bi projection kuu lɛ ŋmɛnɛ code lɛ.' },
  deleted: { draft: 'Ajie presentation lɛ.' },
  choosePicture: { draft: 'Ofainɛ, halamɔ mfoniri' },
  mostPictures: { draft: 'Presentation hiɛɔ mfonirii 30 pɛ.' },
  slidesChanged: { draft: 'Slides lɛ etsake. Ofainɛ, halamɔ slide lɛ ekoŋŋ.' },
}
