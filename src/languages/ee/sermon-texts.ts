import type { sermonTexts as english } from '../../lib/texts/media/sermons.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sermonTexts: Translation<typeof english> = {
  listen: { draft: 'Ɖo toe fifia' },
  pause: { draft: 'Tɔ vie' },
  watch: { draft: 'Kpɔ video' },
}
