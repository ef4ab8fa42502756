import type { sermonTexts as english } from '../../lib/texts/media/sermons.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sermonTexts: Translation<typeof english> = {
  listen: { draft: 'Boo toi amrɔ nɛɛ' },
  pause: { draft: 'Wɔɔ fioo' },
  watch: { draft: 'Kwɛmɔ video' },
}
