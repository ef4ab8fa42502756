import type { activityWords } from '../../islands/groups/activities/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const activities: Translation<typeof activityWords> = {
  noneYet: { draft: 'Il n’y a pas encore d’activité de jeunesse' },
  noneYetWhy: {
    draft:
      'Une activité est une carte de la page Jeunesse qui mène à son inscription. Ses places et ses inscriptions sont alors ici.',
  },
  writePage: { draft: 'Écrire la page Jeunesse' },
  noneOfYours: { draft: 'Aucune activité de jeunesse n’appartient à votre groupe' },
  noneOfYoursWhy: {
    draft: 'Le secrétariat dit à quel groupe appartient une activité. Ses inscriptions sont alors ici.',
  },
  heading: { draft: 'Activités de jeunesse' },
  officeAlone: { draft: 'Vu par le secrétariat seul' },
  change: { draft: 'Modifier' },
  signUps: { draft: 'Inscriptions' },
  search: { draft: 'Rechercher une inscription...' },
  nobodyYet: { draft: 'Personne ne s’est encore inscrit' },
  nobodyYetWhy: {
    draft: 'Qui s’inscrit est ici avec un numéro de téléphone, pour que vous puissiez l’appeler.',
  },
  download: { draft: 'Télécharger en CSV' },
  noLimit: { draft: { one: '{count} inscription, sans limite', other: '{count} inscriptions, sans limite' } },
  taken: { draft: { one: '{count} place sur {places} prise', other: '{count} places sur {places} prises' } },
  noLimitWaiting: {
    draft: {
      one: 'Inscriptions : {taken}, sans limite, {count} en attente',
      other: 'Inscriptions : {taken}, sans limite, {count} en attente',
    },
  },
  takenWaiting: {
    draft: {
      one: 'Places prises : {taken} sur {places}, {count} en attente',
      other: 'Places prises : {taken} sur {places}, {count} en attente',
    },
  },
  activity: { draft: 'Activité' },
  name: { draft: 'Nom' },
  telephone: { draft: 'Téléphone' },
  notShown: { draft: 'Non affiché' },
  signedUp: { draft: 'Inscrit le' },
  place: { draft: 'Place' },
  updated: { draft: 'Activité modifiée' },
  places: { draft: 'Places' },
  placesHint: { draft: 'Laissez vide s’il n’y a pas de limite. Personne ne perd sa place.' },
  fellowship: { draft: 'Groupe' },
  fellowshipHint: { draft: 'Son responsable voit qui s’est inscrit, et peut changer le nombre de places.' },
  noFellowship: { draft: 'Aucun : le secrétariat seul' },
}
