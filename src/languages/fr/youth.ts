import type { youthWords } from '../../islands/groups/activities/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const youth: Translation<typeof youthWords> = {
  ministry: { draft: 'Jeunesse' },
  needsScript: { draft: 'L’inscription demande JavaScript, qui est désactivé dans ce navigateur.' },
  none: { draft: 'Il n’y a pas d’inscription pour le moment.' },
  signUp: { draft: 'S’inscrire' },
  joinWaiting: { draft: 'Rejoindre la liste d’attente' },
  cancel: { draft: 'Annuler l’inscription' },
  leaveWaiting: { draft: 'Quitter la liste d’attente' },
  details: { draft: '{when}. {where}. Demandez {who}.' },
  waits: { draft: 'Vous êtes sur la liste d’attente, place {position}.' },
  toastSignedUp: { draft: 'Inscription faite : {title}' },
  toastWaits: { draft: 'Vous êtes sur la liste d’attente, place {position}' },
  toastLeft: { draft: 'Vous n’êtes plus sur la liste d’attente : {title}' },
  toastFree: { draft: 'Votre place est libérée : {title}' },
}
