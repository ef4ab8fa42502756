import type { sermonTexts as english } from '../../lib/texts/media/sermons.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sermonTexts: Translation<typeof english> = {
  listen: { draft: 'Tie seesei' },
  pause: { draft: 'Gyina kakra' },
  watch: { draft: 'Hwɛ video' },
}
