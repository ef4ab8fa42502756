import type { songWords as words } from '../../islands/services/songs/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const songs: Translation<typeof words> = {
  title: { draft: 'Lalai' },
  song: { draft: 'Lala' },
  language: { draft: 'Wiemɔ' },
  day: { draft: 'Gbi' },
  year: { draft: 'Afi' },
}
