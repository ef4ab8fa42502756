import type { Translation } from '../../lib/words/translation.ts'
import type { projectionWords } from '../../server/services/projection/messages.ts'

export const projectionSlides: Translation<typeof projectionWords> = {
  notices: { draft: 'Adafitswaai' },
  countdown: { draft: 'Sɔlemɔ lɛ baaje shishi yɛ' },
  giving: { draft: 'Hamɔ' },
  logo: { draft: 'Logo' },
  song: { draft: 'Lala' },
  licence: { draft: 'Church licence {licence}' },
}
