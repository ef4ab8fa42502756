import type { stepUpWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const stepUp: Translation<typeof stepUpWords> = {
  title: { draft: 'Confirmez que c’est bien vous' },
  why: {
    draft:
      'Ce que vous allez faire est important : nous vérifions que personne d’autre n’a votre téléphone en main. Pendant dix minutes, nous ne redemandons pas.',
  },
  cancel: { draft: 'Annuler' },
  confirm: { draft: 'Confirmer' },
  confirming: { draft: 'Confirmation...' },
}
