import type { liveTexts as english } from '../../lib/texts/media/live.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const liveTexts: Translation<typeof english> = {
  qualitySet: { draft: 'Woasesa no ayɛ {quality}' },
}
