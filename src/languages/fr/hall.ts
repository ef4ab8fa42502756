import type { hallWords } from '../../islands/giving/weekday-offering/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const hall: Translation<typeof hallWords> = {
  title: { draft: 'Kofi & Ama' },
  about: { draft: 'Personnes et argent par jour de naissance, sur l’écran de la salle.' },
  act: { draft: 'L’écran' },
  explained: {
    draft:
      'Une collecte par jour de naissance. La salle voit ici combien de personnes de chaque jour se sont avancées et ce qu’elles ont donné, à mesure que les compteurs le saisissent, avec les dons venus par téléphone. Personne n’est nommé.',
  },
  opening: { draft: 'Ouverture de l’écran…' },
  code: { draft: 'Le code qu’un compteur voit sous « Cash Counts »' },
  show: { draft: 'Afficher l’écran' },
  ended: { draft: '{service} : c’est terminé. Merci !' },
  people: { draft: { one: '{count} personne', other: '{count} personnes' } },
  byPhone: { draft: { one: ' et {count} par téléphone', other: ' et {count} par téléphone' } },
  inFront: { draft: 'En tête : ' },
  total: { draft: 'Total' },
  lost: { draft: 'Il n’y a pas de réseau pour le moment. L’écran essaie encore.' },
}
