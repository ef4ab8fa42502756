import type { Translation } from '../../lib/words/translation.ts'
import type { projectionWords } from '../../server/services/projection/messages.ts'

export const projectionSlides: Translation<typeof projectionWords> = {
  notices: { draft: 'Annonces' },
  countdown: { draft: 'Le culte commence dans' },
  giving: { draft: 'Offrandes' },
  logo: { draft: 'Logo' },
  song: { draft: 'Chant' },
  licence: { draft: 'Licence de l’église {licence}' },
}
