import type { Translation } from '../../lib/words/translation.ts'
import type { planRefusals as words } from '../../server/services/plans/messages.ts'

export const planRefusals: Translation<typeof words> = {
  deleted: { draft: 'L’ordre du culte est supprimé.' },
  noSongs: { draft: 'Cet ordre n’a pas de chants du recueil.' },
}
