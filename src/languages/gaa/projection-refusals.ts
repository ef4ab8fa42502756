import type { Translation } from '../../lib/words/translation.ts'
import type { projectionRefusals as words } from '../../server/services/projection/messages.ts'

export const projectionRefusals: Translation<typeof words> = {
  noScreen: { draft: 'Code nɛɛ gbeleee screen ko. Ofainɛ, bi projection kuu lɛ ŋmɛnɛ code lɛ.' },
  choosePicture: { draft: 'Ofainɛ, halamɔ mfoniri' },
  slidesChanged: { draft: 'Slides lɛ etsake. Ofainɛ, halamɔ slide lɛ ekoŋŋ.' },
}
