import type { sermonWords } from '../../islands/media/sermons/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sermons: Translation<typeof sermonWords> = {
  newest: { draft: 'Voici les {most} prédications les plus récentes.' },
  podcast: { draft: 'Flux du podcast' },
  search: { draft: 'Rechercher une prédication' },
  series: { draft: 'Série' },
  allSeries: { draft: 'Toutes les séries' },
  speaker: { draft: 'Prédicateur' },
  allSpeakers: { draft: 'Tous les prédicateurs' },
  show: { draft: 'Afficher' },
  withRecording: { draft: 'Avec enregistrement' },
  all: { draft: 'Toutes les prédications' },
  count: { draft: { one: '{count} prédication', other: '{count} prédications' } },
  nothingFound: { draft: 'Aucune prédication ne contient ces mots.' },
  showAll: { draft: 'Afficher toutes les prédications' },
  found: { draft: 'Prédications trouvées' },
  pages: { draft: 'Pages de prédications' },
  views: { draft: { one: '{count} vue', other: '{count} vues' } },
  download: { draft: 'Télécharger' },
  downloadOf: { draft: 'Télécharger, {size}' },
  noRecording: { draft: 'Sans enregistrement' },
  listenInstead: { draft: 'Écouter plutôt' },
  loadAndPlay: { draft: 'Charger et lire' },
  listeningCosts: { draft: 'Écouter coûte moins du dixième.' },
  notLoaded: {
    draft: 'Cette vidéo n’a pas pu être chargée. Vérifiez votre connexion, et <a>ouvrez-la à part</a>.',
  },
}
