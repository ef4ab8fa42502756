import type { careRules as words } from '../../lib/texts/care/care-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const careRules: Translation<typeof words> = {
  kind: { draft: 'Dites de quoi il s’agit' },
  person: { draft: 'Choisissez la personne' },
  title: { draft: 'Dites ce qui est à faire' },
  somebody: { draft: 'Choisissez quelqu’un' },
  outcome: { draft: 'Dites en un mot comment cela s’est passé' },
  answer: { draft: 'Écrivez la réponse' },
  way: { draft: 'Dites comment vous répondez' },
}
