import type { findWords } from '../../islands/shell/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const find: Translation<typeof findWords> = {
  search: { draft: 'Rechercher' },
  close: { draft: 'Fermer' },
  placeholder: { draft: 'Rechercher ou aller à...' },
  results: { draft: 'Résultats' },
  recent: { draft: 'Récents' },
  wholeSite: { draft: 'Tout le site' },
  searchSite: { draft: 'Chercher « {typed} » sur le site' },
  searching: { draft: 'Recherche…' },
  nothing: { draft: 'Rien n’a été trouvé.' },
  found: { draft: '{most} trouvés.' },
  people: { draft: 'Personnes' },
  fellowships: { draft: 'Groupes' },
  events: { draft: 'Événements' },
  sermons: { draft: 'Prédications' },
  pages: { draft: 'Pages' },
  actions: { draft: 'Actions' },
  sections: { draft: 'Parties' },
  settings: { draft: 'Réglages' },
  help: { draft: 'Aide : {name}' },
}
