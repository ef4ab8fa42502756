import type { shareTexts } from '../../lib/texts/media/share.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const shareTexts: Translation<typeof shareTexts> = {
  copy: { draft: 'Copiez ce lien pour le partager' },
}
