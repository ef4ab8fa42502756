import type { Translation } from '../../lib/words/translation.ts'
import type { sheetWords } from '../../server/services/songs/messages.ts'

export const songSheet: Translation<typeof sheetWords> = {
  songs: { draft: 'Nnwom' },
  key: { draft: 'Key {key}' },
  capo: { draft: 'Capo {capo} (bɔ no {key} mu)' },
  tempo: { draft: 'beat {tempo} simma biara' },
}
