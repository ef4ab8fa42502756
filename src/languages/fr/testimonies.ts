import type { testimonyWords } from '../../islands/care/testimonies/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonies: Translation<typeof testimonyWords> = {
  newest: { draft: 'Voici les {most} témoignages les plus récents.' },
  share: { draft: 'Partager votre témoignage' },
  search: { draft: 'Rechercher dans les témoignages' },
  category: { draft: 'Catégorie' },
  allCategories: { draft: 'Tous' },
  all: { draft: 'Tous les témoignages' },
  testimonies: { draft: { one: '{count} témoignage', other: '{count} témoignages' } },
  noneFound: { draft: 'Aucun témoignage ici n’en parle encore.' },
  noneYet: { draft: 'Personne n’a encore partagé de témoignage. Le vôtre pourrait être le premier.' },
  showAll: { draft: 'Afficher tous les témoignages' },
  waits: { draft: 'En attente d’approbation' },
  aMember: { draft: 'Un membre de l’église' },
  verified: { draft: '✓ Vérifié' },
  like: { draft: 'J’aime' },
  liked: { draft: 'Aimé' },
  likedAlready: { draft: 'Vous avez aimé ce témoignage aujourd’hui. Merci !' },
  likes: { draft: { one: '{count} j’aime', other: '{count} j’aime' } },
  video: { draft: 'Vidéo<a> de {title}, dans un nouvel onglet</a>' },
}
