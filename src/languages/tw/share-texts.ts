import type { shareTexts as english } from '../../lib/texts/media/share.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const shareTexts: Translation<typeof english> = {
  copy: { draft: 'Fa saa link yi kɔma obi' },
}
