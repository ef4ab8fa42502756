import type { songWords as words } from '../../islands/services/songs/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const songs: Translation<typeof words> = {
  title: { draft: 'Nnwom' },
  song: { draft: 'Dwom' },
  language: { draft: 'Kasa' },
  day: { draft: 'Da' },
  year: { draft: 'Afe' },
}
