import type { myRepeatWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myRepeats: Translation<typeof myRepeatWords> = {
  notLoaded: { draft: 'Vos rappels n’ont pas pu être chargés.' },
  title: { draft: 'Dons réguliers' },
  remindMe: { draft: 'Me rappeler de donner' },
  none: { draft: 'Nous pouvons vous le rappeler chaque mois ou chaque semaine. Rien n’est payé tout seul.' },
  noneByMail: {
    draft:
      'Nous pouvons vous le rappeler par e-mail chaque mois ou chaque semaine. Rien n’est payé tout seul.',
  },
  repeat: { draft: '{sum} pour {fund}, {when}' },
  fromCard: { draft: 'De votre carte, {card}' },
  reminder: { draft: 'Un rappel, {method}' },
  stopped: { draft: 'Arrêté' },
  stop: { draft: 'Arrêter<a> : {fund}, {when}</a>' },
  stoppedWhy: { draft: 'Arrêté : {why}' },
  stoppedOn: { draft: 'Arrêté le {day}.' },
  next: { draft: 'Le prochain : {day}.' },
  lastReceipt: { draft: 'Le dernier, le {day} : reçu {receipt}.' },
  lastReason: { draft: 'Le dernier, le {day} : {reason}.' },
  lastOnItsWay: { draft: 'Le dernier, le {day} : en route.' },
  saved: { draft: 'Nous vous le rappellerons' },
  when: { draft: 'Quand' },
  amount: { draft: 'Montant en {currency}' },
  fund: { draft: 'Pour quoi' },
  method: { draft: 'Moyen de paiement' },
}
