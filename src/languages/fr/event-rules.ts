import type { eventRules as words } from '../../lib/texts/services/event-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventRules: Translation<typeof words> = {
  lastDay: { draft: 'Choisissez le dernier jour' },
  repeat: { draft: 'Choisissez comment il se répète' },
  times: { draft: 'Indiquez un nombre de 2 à {most}' },
  scope: { draft: 'Choisissez de quels événements il s’agit' },
  title: { draft: 'Indiquez un titre' },
  description: { draft: 'Indiquez une description' },
  date: { draft: 'Choisissez une date' },
  time: { draft: 'Choisissez une heure' },
  endTime: { draft: 'Indiquez l’heure comme 20:30' },
  meetingLink: { draft: 'Indiquez l’adresse complète de la réunion, qui commence par https://' },
  category: { draft: 'Choisissez une catégorie' },
  beforeFirst: { draft: 'Ce jour est avant le premier' },
  tooLate: { draft: 'Choisissez un jour dans les dix ans, ou laissez vide' },
  notLast: { draft: 'Le premier jour n’est pas le dernier de ce jour de la semaine dans son mois' },
  ends: { draft: 'Un événement finit après son début' },
  tooLong: { draft: 'Un événement dure au plus {most} jours. Entrez-en un plus long comme plusieurs.' },
  needsLink: { draft: 'Un événement en ligne a besoin de son lien' },
  location: { draft: 'Indiquez le lieu' },
}
