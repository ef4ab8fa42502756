import type { ownGivingRules as words } from '../../lib/texts/giving/own-giving-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownGivingRules: Translation<typeof words> = {
  rhythm: { draft: 'Veuillez choisir quand vous voulez un rappel' },
  occasion: { draft: 'Veuillez choisir ce qui est arrivé' },
  hasLeft: { draft: 'L’adhésion au fonds d’entraide a pris fin.' },
  waiting: {
    draft: {
      one: 'Encore {count} mois de cotisation avant la première aide.',
      other: 'Encore {count} mois de cotisation avant la première aide.',
    },
  },
  arrears: { draft: 'Les cotisations de {months} mois restent dues, et {most} peuvent l’être.' },
}
