import type { oneSermonWords } from '../../islands/media/sermons/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const oneSermon: Translation<typeof oneSermonWords> = {
  scripture: { draft: 'Passage biblique' },
  noScripture: { draft: 'Aucun passage nommé' },
  noSeries: { draft: 'À part' },
  day: { draft: 'Jour' },
  length: { draft: 'Durée' },
  about: { draft: '{preacher}, {topic} : {description}' },
  keep: { draft: 'Garder hors ligne' },
  listeningLoads: { draft: 'L’écoute charge {data}.' },
  onYouTube: { draft: 'Regarder sur YouTube' },
  noRecording: { draft: 'Celle-ci n’a pas été enregistrée.' },
  ask: { draft: 'Poser une question' },
  chapters: { draft: 'Chapitres' },
  words: { draft: 'Lire le texte' },
}
