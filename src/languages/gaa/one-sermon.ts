import type { oneSermonWords } from '../../islands/media/sermons/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const oneSermon: Translation<typeof oneSermonWords> = {
  scripture: { draft: 'Ŋmalɛ Krɔŋkrɔŋ' },
  noScripture: { draft: 'Atsɛɛɛ eko' },
  noSeries: { draft: 'Lɛ kome' },
  day: { draft: 'Gbi' },
  about: { draft: '{preacher}, {topic}: {description}' },
  keep: { draft: 'Kɛto fon lɛ nɔ' },
  onYouTube: { draft: 'Kwɛmɔ yɛ YouTube nɔ' },
  ask: { draft: 'Bi he sane' },
  words: { draft: 'Kane wiemɔi lɛ' },
}
