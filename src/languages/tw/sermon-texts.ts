import type { sermonTexts } from '../../lib/texts/media/sermons.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sermonTexts: Translation<typeof sermonTexts> = {
  listen: { draft: 'Tie seesei' },
  pause: { draft: 'Gyina kakra' },
  watch: { draft: 'Hwɛ video' },
}
