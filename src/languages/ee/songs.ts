import type { songWords as words } from '../../islands/services/songs/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const songs: Translation<typeof words> = {
  title: { draft: 'Hawo' },
  song: { draft: 'Ha' },
  language: { draft: 'Gbe' },
  day: { draft: 'Ŋkeke' },
  year: { draft: 'Ƒe' },
}
