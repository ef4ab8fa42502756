import type { Translation } from '../../lib/words/translation.ts'
import type { projectionWords } from '../../server/services/projection/messages.ts'

export const projectionSlides: Translation<typeof projectionWords> = {
  notices: { draft: 'Gbeƒãɖeɖewo' },
  countdown: { draft: 'Sɔlemea adze egɔme le' },
  giving: { draft: 'Nunana' },
  logo: { draft: 'Logo' },
  song: { draft: 'Ha' },
  licence: { draft: 'Church licence {licence}' },
}
