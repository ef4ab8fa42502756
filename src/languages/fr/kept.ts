import type { keptWords } from '../../islands/media/kept/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const kept: Translation<typeof keptWords> = {
  title: { draft: 'Gardé hors ligne' },
  description: { draft: 'Les pages que l’on peut lire ici sans réseau, et le moyen de les retirer.' },
  lede: {
    draft:
      'Ce que vous avez lu reste ici, pour que vous puissiez le relire sans réseau. Quand vous vous déconnectez, ou que quelqu’un d’autre se connecte, les pages sont retirées. Ce que vous avez écrit sans réseau attend ici son envoi.',
  },
  unsent: { draft: 'Pas encore envoyé' },
  sermons: { draft: 'Prédications' },
  pages: { draft: 'Pages' },
  needsScript: { draft: 'Cette liste demande JavaScript, qui est désactivé dans ce navigateur.' },
  none: { draft: 'Rien n’est encore gardé.' },
  removeAll: { draft: 'Retirer toutes les pages' },
  remove: { draft: 'Retirer' },
  removePage: { draft: 'Retirer {title}' },
}
