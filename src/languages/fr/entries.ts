import type { entryWords } from '../../islands/staff/entries/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const entries: Translation<typeof entryWords> = {
  sameFellowship: { draft: 'Le même groupe' },
  category: { draft: 'Catégorie' },
  other: { draft: 'Autre' },
  lastDay: { draft: 'Dernier jour' },
  pinnedHint: { draft: 'Sans jour, cela reste épinglé jusqu’à ce que vous le détachiez' },
  pinIt: { draft: 'Épingler' },
  pinning: { draft: 'Épinglage...' },
  showAllEvents: { draft: 'Afficher tous les événements' },
  repeatsDelete: { draft: 'Cet événement se répète. Que supprimer ?' },
  monthHint: { draft: 'Année et mois, comme 2026-10.' },
  sameCategory: { draft: 'La même catégorie' },
  firstCategory: { draft: 'La première catégorie' },
  inCurrency: { draft: '{label} en {currency}' },
  andMore: { draft: 'et {later} autres<a> jours de {title}</a>' },
  signUps: { draft: 'Inscriptions' },
  poster: { draft: 'Affiche…' },
  pinsNotLoaded: { draft: 'Ce qui est épinglé n’a pas pu être chargé.' },
  pinMenu: { draft: 'Épingler…' },
  unpin: { draft: 'Détacher' },
  unpinned: { draft: 'Détaché' },
  pinned: { draft: 'Épinglé' },
  pinnedUntil: { draft: 'Épinglé jusqu’au {day}' },
  pinName: { draft: 'Épingler {name}' },
  scope: {
    draft: {
      names: {
        'This event only': 'Cet événement seulement',
        'This and all later events': 'Celui-ci et tous les suivants',
      },
    },
  },
}
