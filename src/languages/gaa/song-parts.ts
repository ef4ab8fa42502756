import type { songPartWords } from '../../lib/texts/services/song-parts.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const songParts: Translation<typeof songPartWords> = {
  verse: { draft: 'Kuku' },
  chorus: { draft: 'Chorus' },
  bridge: { draft: 'Bridge' },
  preChorus: { draft: 'Pre-chorus' },
  tag: { draft: 'Tag' },
  intro: { draft: 'Shishijee' },
  ending: { draft: 'Naagbee' },
  other: { draft: 'Interlude' },
}
