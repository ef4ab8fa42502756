import type { liveTexts } from '../../lib/texts/media/live.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const liveTexts: Translation<typeof liveTexts> = {
  qualitySet: { draft: 'Qualité réglée sur {quality}' },
}
