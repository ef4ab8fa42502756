import type { Translation } from '../../lib/words/translation.ts'
import type { sheetWords } from '../../server/services/songs/messages.ts'

export const songSheet: Translation<typeof sheetWords> = {
  songs: { draft: 'Hawo' },
  key: { draft: 'Key {key}' },
  capo: { draft: 'Capo {capo} (ƒoe le {key} me)' },
  tempo: { draft: 'beat {tempo} le miniti ɖeka me' },
}
