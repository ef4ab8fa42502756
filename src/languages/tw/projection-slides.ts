import type { Translation } from '../../lib/words/translation.ts'
import type { projectionWords } from '../../server/services/projection/messages.ts'

export const projectionSlides: Translation<typeof projectionWords> = {
  notices: { draft: 'Amanneɛbɔ' },
  countdown: { draft: 'Asɔre no bɛhyɛ aseɛ wɔ' },
  giving: { draft: 'Ntoboa' },
  logo: { draft: 'Logo' },
  song: { draft: 'Dwom' },
  licence: { draft: 'Church licence {licence}' },
}
