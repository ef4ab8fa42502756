import type { readyListWords as words } from '../../lib/texts/people/ready-lists.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const readyListWords: Translation<typeof words> = {
  notSeen: { draft: 'Pas vus depuis 3 semaines' },
  birthdays: { draft: 'Anniversaires de ce mois' },
  anniversaries: { draft: 'Anniversaires de mariage de ce mois' },
  parents: { draft: 'Parents' },
  builtIn: { draft: 'Liste toute faite' },
}
