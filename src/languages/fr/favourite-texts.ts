import type { favouriteTexts as words } from '../../lib/texts/groups/fellowships.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const favouriteTexts: Translation<typeof words> = {
  added: { draft: 'Ajouté aux favoris' },
  removed: { draft: 'Retiré des favoris' },
  refused: { draft: 'Ce navigateur n’a pas de place pour cela' },
}
