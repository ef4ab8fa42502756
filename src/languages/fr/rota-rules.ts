import type { rotaRules as words } from '../../lib/texts/services/rota-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const rotaRules: Translation<typeof words> = {
  team: { draft: 'Nommez l’équipe, par exemple « Placeurs »' },
  needed: { draft: 'Dites combien il en faut : 1 à 50' },
  once: { draft: 'Chaque culte peut être nommé une fois' },
  whom: { draft: 'Choisissez à qui demander' },
  tooMany: { draft: 'Demandez à {most} personnes au plus à la fois' },
  answer: { draft: 'Dites oui ou non' },
  lastDay: { draft: 'Le dernier jour vient après le premier' },
  aYear: { draft: 'Indiquez un an au plus à la fois' },
  days: { draft: 'Indiquez 0 à {most} jours' },
}
