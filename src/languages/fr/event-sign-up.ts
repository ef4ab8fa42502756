import type { eventSignUpWords } from '../../islands/services/events/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventSignUp: Translation<typeof eventSignUpWords> = {
  title: { draft: 'Inscription à un événement' },
  description: { draft: 'S’inscrire à un événement de l’église.' },
  all: { draft: 'Tous les événements' },
  needsScript: { draft: 'L’inscription demande JavaScript, qui est désactivé dans ce navigateur.' },
  failed: { draft: 'L’événement n’est pas arrivé. Rechargez cette page.' },
  gone: { draft: 'Cet événement n’existe pas. <a>Tous les événements</a>' },
  signUp: { draft: 'S’inscrire' },
  joinWaiting: { draft: 'Rejoindre la liste d’attente' },
  cancel: { draft: 'Annuler l’inscription' },
  leaveWaiting: { draft: 'Quitter la liste d’attente' },
  about: { draft: 'À propos de cet événement' },
  waits: { draft: 'Vous êtes sur la liste d’attente, place {position}.' },
  signedUp: { draft: 'Vous êtes inscrit.' },
  closed: { draft: 'On ne peut pas s’inscrire à cet événement maintenant.' },
  toastWaits: { draft: 'Vous êtes sur la liste d’attente, place {position}' },
  toastSignedUp: { draft: 'Inscription faite : {title}' },
  toastFree: { draft: 'Votre place est libérée : {title}' },
  toastLeft: { draft: 'Vous n’êtes plus sur la liste d’attente : {title}' },
  joinMeeting: { draft: 'Rejoindre la réunion' },
  linkUnknown: { draft: 'Le lien de la réunion n’est pas encore connu. Revenez plus tard.' },
  linkFailed: {
    draft: 'Le lien de la réunion n’a pas pu être chargé. Vérifiez votre connexion, et rechargez cette page.',
  },
  linkLooking: { draft: 'Recherche du lien de la réunion…' },
}
