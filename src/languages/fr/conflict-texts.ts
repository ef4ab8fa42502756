import type { conflictTexts as words } from '../../lib/texts/settings/conflicts.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const conflictTexts: Translation<typeof words> = {
  gone: {
    draft:
      'Quelqu’un d’autre l’a supprimé entre-temps. Ce que vous avez tapé reste ici jusqu’à ce que vous fermiez.',
  },
  alreadyGone: { draft: 'Quelqu’un d’autre l’a déjà supprimé.' },
}
