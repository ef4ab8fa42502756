import type { Translation } from '../../lib/words/translation.ts'
import type { songRefusals as words } from '../../server/services/songs/messages.ts'

export const songRefusals: Translation<typeof words> = {
  noSong: { draft: 'Dwom a ɛte saa nni hɔ.' },
}
