import type { Translation } from '../../lib/words/translation.ts'
import type { publishedYearWords as words } from '../../server/app/messages.ts'

export const publishedYear: Translation<typeof words> = {
  root: {
    draft:
      'La racine des livres le {day}, par laquelle chacun peut prouver plus tard que rien n’a été réécrit : {root}',
  },
  goal: { draft: '{percent} % du but est atteint.' },
  allElse: { draft: 'Tout le reste' },
  allTogether: { draft: 'Tout ensemble' },
  whole: { draft: 'Ce qui est entré jusqu’au {day} : {amount}.' },
  wholeOf: { draft: 'Ce qui est entré jusqu’au {day} : {amount}, avec {gifts} dons qui portaient un nom.' },
  title: { draft: '{year} en chiffres' },
  caption: { draft: 'Ce qui est entré pour l’église en {year}' },
}
