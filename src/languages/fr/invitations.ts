import type { invitationWords } from '../../islands/accounts/invitations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const invitations: Translation<typeof invitationWords> = {
  accept: { draft: 'Accepter avec ce compte' },
  asksLeader: { draft: 'Son responsable est consulté d’abord, et vous répond ici.' },
  leavesOther: { draft: 'Vous quittez le groupe où vous êtes maintenant.' },
  logInAndJoin: { draft: 'Se connecter et rejoindre' },
  signUpAndJoin: { draft: 'S’inscrire et rejoindre' },
  reading: { draft: 'Lecture de l’invitation' },
  tryAgain: { draft: 'Réessayer' },
  logIn: { draft: 'Se connecter' },
  consent: {
    draft:
      'J’accepte que l’église garde ce que je lui dis ici, pour me connaître comme membre et prendre soin de moi. <a>Ce qui est gardé, et pourquoi</a>',
  },
  signingUp: { draft: 'Inscription...' },
  haveAccount: { draft: 'J’ai un compte ici' },
  amNew: { draft: 'Je suis nouveau ici' },
  logInAndAccept: { draft: 'Se connecter et accepter' },
  signUpAndAccept: { draft: 'S’inscrire et accepter' },
  endsMedia: {
    draft: 'Un compte a un seul rôle : le vôtre dans l’équipe médias se termine quand vous acceptez.',
  },
  endsFellowship: {
    draft: 'Un compte a un seul rôle : le vôtre dans le groupe se termine quand vous acceptez.',
  },
  loggedInAs: {
    draft:
      'Vous êtes connecté comme <a>{username}</a>. Si ce n’est pas vous, déconnectez-vous d’abord, puis ouvrez de nouveau le lien.',
  },
  intoFellowship: { draft: '{by} vous invite dans le groupe {fellowship} de {church}.' },
  toRole: { draft: '{by} vous invite {to} à {church}.' },
  holds: { draft: 'Ce lien est valable jusqu’au {day}.' },
  holdsOnce: { draft: 'Ce lien est pour vous seul et sert une fois, jusqu’au {day}.' },
  join: { draft: 'Rejoindre {fellowship}' },
  dear: { draft: 'Bonjour {name},' },
  ledBy: { draft: 'Jusqu’ici {leader} le dirige. Dès que vous acceptez, c’est vous.' },
  title: { draft: 'Vous êtes invité' },
  description: { draft: 'Une invitation à servir, par un lien qui sert une fois.' },
  lede: { draft: 'Quelqu’un de {church} serait heureux de vous avoir.' },
  needsScript: { draft: 'Lire une invitation' },
}
