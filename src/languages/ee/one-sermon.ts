import type { oneSermonWords } from '../../islands/media/sermons/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const oneSermon: Translation<typeof oneSermonWords> = {
  scripture: { draft: 'Ŋɔŋlɔ Kɔkɔe' },
  noScripture: { draft: 'Womeyɔ ɖeke o' },
  noSeries: { draft: 'Eya ɖeɖe' },
  day: { draft: 'Ŋkeke' },
  length: { draft: 'Eƒe didime' },
  about: { draft: '{preacher}, {topic}: {description}' },
  keep: { draft: 'Dzrae ɖo ɖe fon dzi' },
  listeningLoads: { draft: 'Ne èɖo toe la, exɔa {data}.' },
  onYouTube: { draft: 'Kpɔe le YouTube dzi' },
  noRecording: { draft: 'Womexɔ esia ɖi o.' },
  ask: { draft: 'Bia nya tso eŋu' },
  chapters: { draft: 'Ta vovovowo' },
  words: { draft: 'Xlẽ nyaawo' },
}
