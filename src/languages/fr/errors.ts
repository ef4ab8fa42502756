import type { errorWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const errors: Translation<typeof errorWords> = {
  missing: { draft: 'Page introuvable' },
  missingDescription: { draft: 'Il n’y a pas de page à cette adresse.' },
  missingLede: {
    draft:
      'Il n’y a rien à cette adresse. Sankofa dit qu’il n’y a pas de honte à revenir chercher ce que l’on a laissé.',
  },
  home: { draft: 'Retour à l’accueil' },
  tell: { draft: 'Dites-nous ce que vous cherchiez' },
  later: { draft: 'Réessayez dans un instant' },
  laterDescription: { draft: 'Cette page ne peut pas être faite pour le moment.' },
  laterLede: {
    draft:
      'Cette page est faite de ce que sait la base de données de l’église, et celle-ci ne répond pas pour le moment. Rien n’est perdu : rechargez la page dans un instant.',
  },
}
