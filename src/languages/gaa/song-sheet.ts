import type { Translation } from '../../lib/words/translation.ts'
import type { sheetWords } from '../../server/services/songs/messages.ts'

export const songSheet: Translation<typeof sheetWords> = {
  songs: { draft: 'Lalai' },
  key: { draft: 'Key {key}' },
  capo: { draft: 'Capo {capo} (tswaa yɛ {key} mli)' },
  tempo: { draft: 'beats {tempo} miniti fɛɛ miniti' },
}
