import type { laterTexts as words } from '../../lib/texts/messages/later.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const laterTexts: Translation<typeof words> = {
  offline: { draft: 'Il n’y a pas de réseau. Ce que vous avez tapé est gardé ici.' },
  unanswered: { draft: 'Le réseau ne répond pas. Ce que vous avez tapé est gardé ici.' },
  waiting: { draft: 'Ceci part tout seul dès que le réseau revient. Vous pouvez fermer cette page.' },
  waitingHere: { draft: 'Ceci part tout seul dès que le réseau revient. Gardez cette page ouverte.' },
  back: { draft: 'Ceci n’est pas encore parti. Ce que vous avez tapé est gardé ici.' },
  accept: { draft: 'Envoyer quand je serai en ligne' },
  withdraw: { draft: 'Ne pas envoyer tout seul' },
  another: { draft: 'Écrire autre chose' },
  now: { draft: 'Envoyer maintenant' },
  left: { draft: 'Ce que vous avez tapé sur « {page} » n’est pas encore parti. C’est gardé là.' },
}
