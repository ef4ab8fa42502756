import type { worshipWords } from '../../islands/services/worship/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const worship: Translation<typeof worshipWords> = {
  title: { draft: 'Culte' },
  description: { draft: 'Ordres du culte, chants et projection.' },
  subtitle: { draft: 'L’ordre de chaque culte, les chants, et ce que montre le projecteur.' },
  ownSubtitle: { draft: 'Les ordres des cultes auxquels vous servez.' },
  needs: { draft: 'Les ordres du culte ont besoin de' },
}
