import type { oneSermonWords } from '../../islands/media/sermons/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const oneSermon: Translation<typeof oneSermonWords> = {
  scripture: { draft: 'Ŋmalɛ Krɔŋkrɔŋ' },
  noScripture: { draft: 'Atsɛɛɛ eko' },
  noSeries: { draft: 'Lɛ kome' },
  day: { draft: 'Gbi' },
  length: { draft: 'Kɛlɛ' },
  about: { draft: '{preacher}, {topic}: {description}' },
  keep: { draft: 'Kɛto fon lɛ nɔ' },
  listeningLoads: { draft: 'Toiboo kɛ {data} baa.' },
  onYouTube: { draft: 'Kwɛmɔ yɛ YouTube nɔ' },
  noRecording: { draft: 'Akɛmɔɔɔ enɛ.' },
  ask: { draft: 'Bi he sane' },
  chapters: { draft: 'Yitsei' },
  words: { draft: 'Kane wiemɔi lɛ' },
}
