import type { newsWords } from '../../lib/texts/website/news.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const news: Translation<typeof newsWords> = {
  posts: { draft: 'Articles' },
  all: { draft: 'Toutes les nouvelles' },
  none: { draft: 'Rien n’a encore été publié.' },
  pinned: { draft: 'Épinglé' },
  by: { draft: 'Par {author}' },
  categories: { draft: 'Catégories' },
  months: { draft: 'Mois' },
  inCategory: { draft: 'Nouvelles : {category}' },
  inMonth: { draft: 'Nouvelles de {month}' },
  categoryDescription: { draft: 'Ce que {church} raconte : {category}.' },
  monthDescription: { draft: 'Ce que {church} a raconté en {month}.' },
  pages: { draft: 'Pages de la liste' },
  older: { draft: 'Articles plus anciens' },
  newer: { draft: 'Articles plus récents' },
  place: { draft: 'Page {page} sur {pages}' },
  otherPosts: { draft: 'Les articles d’avant et d’après' },
  previous: { draft: 'Article précédent' },
  next: { draft: 'Article suivant' },
  whatsApp: { draft: 'Partager par WhatsApp' },
  subscribe: { draft: 'Flux de nouvelles (RSS)' },
  feed: { draft: '{church} : nouvelles' },
  feedOfCategory: { draft: '{church} : nouvelles, {category}' },
  feedDescription: { draft: 'Ce qui se passe à {church}.' },
}
