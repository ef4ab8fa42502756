import type { Translation } from '../../lib/words/translation.ts'
import type { projectionRefusals as words } from '../../server/services/projection/messages.ts'

export const projectionRefusals: Translation<typeof words> = {
  noScreen: { draft: 'Code yi mmue screen biara. Yɛsrɛ wo, bisa projection kuo no nnɛ code no.' },
  choosePicture: { draft: 'Mesrɛ wo, paw mfonini' },
  slidesChanged: { draft: 'Slides no asesa. Mesrɛ wo, paw slide no bio.' },
}
