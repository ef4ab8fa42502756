import type { welcomeCardWords } from '../../islands/care/welcome-card/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const welcomeCard: Translation<typeof welcomeCardWords> = {
  title: { draft: 'Carte de bienvenue' },
  about: { draft: 'Une carte pour ceux qui sont avec nous pour la première fois.' },
  heading: { draft: 'Bienvenue' },
  lede: {
    draft:
      'Vous êtes avec nous pour la première fois ? {church} se réjouit de votre venue. Laissez votre nom, et quelqu’un vous appellera.',
  },
  theChurch: { draft: 'L’église' },
  whoReads: {
    draft:
      'Seuls ceux qui accueillent les nouveaux venus lisent votre carte. <a>Ce que l’église garde, et pourquoi</a>',
  },
  act: { draft: 'Envoyer une carte' },
  firstName: { draft: 'Prénom' },
  lastName: { draft: 'Nom' },
  telephone: { draft: 'Téléphone' },
  email: { draft: 'E-mail' },
  broughtBy: { draft: 'Invité par, ou groupe' },
  mayWrite: { draft: 'J’accepte de recevoir des messages. Je peux les arrêter à tout moment.' },
  leaveEmpty: { draft: 'Laissez ceci vide' },
  progress: { draft: 'Envoi de votre carte…' },
  submit: { draft: 'Envoyer ma carte' },
}
