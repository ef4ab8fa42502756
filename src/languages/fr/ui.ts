import type { uiWords } from '../../components/ui/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ui: Translation<typeof uiWords> = {
  more: { draft: 'En afficher {most} de plus' },
  readMore: { draft: 'Lire la suite' },
  close: { draft: 'Fermer' },
  search: { draft: 'Rechercher' },
  filter: { draft: 'Filtrer' },
  filters: { draft: 'Filtres' },
  showList: { draft: 'Afficher la liste' },
  settings: { draft: 'Réglages' },
  findSetting: { draft: 'Chercher un réglage' },
  noSuchSetting: { draft: 'Aucun réglage n’a ces mots.' },
  cancel: { draft: 'Annuler' },
  previous: { draft: 'Précédent' },
  next: { draft: 'Suivant' },
  pageOf: { draft: 'Page {page} sur {pages}' },
  set: { draft: ' choisis' },
}
