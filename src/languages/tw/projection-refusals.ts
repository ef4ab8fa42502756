import type { Translation } from '../../lib/words/translation.ts'
import type { projectionRefusals as words } from '../../server/services/projection/messages.ts'

export const projectionRefusals: Translation<typeof words> = {
  noPresentation: { draft: 'Presentation a ɛte saa nni hɔ.' },
  noScreen: { draft: 'Code yi mmue screen biara. Yɛsrɛ wo, bisa projection kuo no nnɛ code no.' },
  deleted: { draft: 'Yɛapepa presentation no.' },
  choosePicture: { draft: 'Mesrɛ wo, paw mfonini' },
  mostPictures: { draft: 'Presentation biara wɔ mfonini 30 pɛ.' },
  slidesChanged: { draft: 'Slides no asesa. Mesrɛ wo, paw slide no bio.' },
}
