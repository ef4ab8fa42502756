import type { Translation } from '../../lib/words/translation.ts'
import type { sheetWords as words } from '../../server/services/songs/messages.ts'

export const songSheet: Translation<typeof words> = {
  songs: { draft: 'Chants' },
  key: { draft: 'Tonalité {key}' },
  capo: { draft: 'Capo {capo} (jouer en {key})' },
  tempo: { draft: '{tempo} battements par minute' },
}
