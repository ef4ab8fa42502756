import type { liveTexts as words } from '../../lib/texts/media/live.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const liveTexts: Translation<typeof words> = {
  qualitySet: { draft: 'Bɔ ni eyɔɔ faŋŋ: {quality}' },
}
