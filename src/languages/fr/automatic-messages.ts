import type { Translation } from '../../lib/words/translation.ts'
import type { automaticWords } from '../../server/messages/translated/messages.ts'

export const automaticMessages: Translation<typeof automaticWords> = {
  eventSubject: { draft: 'Rappel : {event}' },
  event: { draft: 'Bonjour {firstName}, {event} commence {when}. Lieu: {where}' },
  serviceSubject: { draft: 'Rappel : {service}' },
  service: { draft: 'Bonjour {firstName}, {service} a lieu {when}. Lieu: {where}' },
  pledgeSubject: { draft: 'Votre promesse de don : {pledge}' },
  pledge: {
    draft:
      'Bonjour {firstName}, voici le rappel de votre promesse pour {pledge}, que vous avez souhaité. Ce qui reste, et comment la changer: {page}',
  },
  missedSubject: { draft: 'Nous pensons à vous, {firstName}' },
  missed: {
    draft:
      'Bonjour {firstName}, nous ne vous avons pas vu depuis quelques semaines et pensons à vous. Si nous pouvons faire ou prier quelque chose, dites-le-nous. Vous serez toujours le bienvenu.',
  },
  birthdaySubject: { draft: 'Joyeux anniversaire, {firstName} !' },
  birthday: {
    draft:
      'Joyeux anniversaire, {firstName}! Nous remercions Dieu pour vous et prions que cette nouvelle année soit bénie.',
  },
}
