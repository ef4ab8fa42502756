import type { planKindWords } from '../../lib/texts/services/plan-teams.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const planKinds: Translation<typeof planKindWords> = {
  first: { draft: 'Premier culte du dimanche' },
  second: { draft: 'Deuxième culte du dimanche' },
  midweek: { draft: 'Culte de semaine' },
  allNight: { draft: 'Veillée de nuit' },
  funeral: { draft: 'Obsèques' },
  wedding: { draft: 'Mariage' },
  harvest: { draft: 'Moisson' },
  otherService: { draft: 'Autre culte' },
  welcome: { draft: 'Accueil' },
  song: { draft: 'Chant' },
  reading: { draft: 'Lecture' },
  prayer: { draft: 'Prière' },
  sermon: { draft: 'Prédication' },
  offering: { draft: 'Offrande' },
  notices: { draft: 'Annonces' },
  communion: { draft: 'Sainte cène' },
  heading: { draft: 'Intertitre' },
  other: { draft: 'Autre' },
}
