import type { songPartWords } from '../../lib/texts/services/song-parts.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const songParts: Translation<typeof songPartWords> = {
  verse: { draft: 'Nkyekyɛmu' },
  chorus: { draft: 'Chorus' },
  bridge: { draft: 'Bridge' },
  preChorus: { draft: 'Pre-chorus' },
  tag: { draft: 'Tag' },
  intro: { draft: 'Mfitiaseɛ' },
  ending: { draft: 'Awieeɛ' },
  other: { draft: 'Interlude' },
}
