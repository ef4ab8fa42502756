import type { closedWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const closed: Translation<typeof closedWords> = {
  gettingReady: { draft: 'En préparation' },
  description: { draft: 'Le site de {church} n’est pas encore ouvert.' },
  heading: { draft: '{church} se prépare' },
  telephone: { draft: 'Téléphone' },
  notOpen: { draft: 'Ce site n’est pas encore ouvert. Revenez dans quelque temps.' },
  whenWeMeet: { draft: 'Quand nous nous réunissons' },
  callUs: { draft: 'Appelez-nous' },
  notUsed: { draft: 'Pas utilisé par cette église' },
  notUsedDescription: { draft: 'Cette partie du site n’est pas utilisée par cette église.' },
  notUsedLede: {
    draft:
      'L’église se passe de cette partie du site. Si vous cherchiez quelque chose, demandez : quelqu’un vous aidera.',
  },
  askChurch: { draft: 'Demander à l’église' },
}
