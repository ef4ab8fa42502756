import type { songPartWords as words } from '../../lib/texts/services/song-parts.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const songParts: Translation<typeof words> = {
  verse: { draft: 'Couplet' },
  chorus: { draft: 'Refrain' },
  bridge: { draft: 'Pont' },
  preChorus: { draft: 'Pré-refrain' },
  tag: { draft: 'Tag' },
  intro: { draft: 'Intro' },
  ending: { draft: 'Fin' },
  other: { draft: 'Interlude' },
}
