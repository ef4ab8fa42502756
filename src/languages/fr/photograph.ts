import type { photographWords } from '../../islands/accounts/settings/photograph/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const photograph: Translation<typeof photographWords> = {
  sending: { draft: 'Envoi...' },
  use: { draft: 'Utiliser cette photo' },
  choose: { draft: 'Choisir une photo' },
  chooseAnother: { draft: 'En choisir une autre' },
  dragHint: { draft: 'Déplacez l’image jusqu’à ce que votre visage soit au milieu.' },
  size: { draft: 'Taille' },
  leftRight: { draft: 'De gauche à droite' },
  topBottom: { draft: 'De haut en bas' },
  cancel: { draft: 'Annuler' },
  completeProfile: { draft: 'Complétez votre profil' },
  now: { draft: 'Comme elle est maintenant' },
  remove: { draft: 'Retirer' },
  removeTitle: { draft: 'Retirer votre photo ?' },
  removeIt: { draft: 'La retirer' },
  removeExplained: { draft: 'Les autres voient alors les initiales de vos noms.' },
}
