import type { oneSermonWords } from '../../islands/media/sermons/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const oneSermon: Translation<typeof oneSermonWords> = {
  scripture: { draft: 'Twerɛ Kronkron' },
  noScripture: { draft: 'Wɔammɔ biara din' },
  noSeries: { draft: 'Ɛgyina ne nko ara' },
  day: { draft: 'Da' },
  length: { draft: 'Ne tenten' },
  about: { draft: '{preacher}, {topic}: {description}' },
  keep: { draft: 'Sie wɔ fon no so' },
  listeningLoads: { draft: 'Sɛ wotie a, ɛdi {data}.' },
  onYouTube: { draft: 'Hwɛ wɔ YouTube so' },
  noRecording: { draft: 'Yɛankyere yei nne.' },
  ask: { draft: 'Bisa ho asɛm' },
  chapters: { draft: 'Ɔfa ahodoɔ' },
  words: { draft: 'Kenkan nsɛm no' },
}
