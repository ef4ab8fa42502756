import type { giveWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const give: Translation<typeof giveWords> = {
  demonstration: {
    draft:
      'Ceci est une démonstration : aucun argent ne circule, et rien de ce que vous saisissez ne quitte cet appareil.',
  },
  sample: {
    draft:
      'Ceci est une démonstration : aucun argent ne circule. Un remplaçant sur cette machine tient le rôle du prestataire de paiement.',
  },
  test: { draft: 'Mode d’essai : aucun argent ne circule. L’église essaie son prestataire de paiement.' },
  act: { draft: 'Ce formulaire' },
  usualAmounts: { draft: 'Montants habituels' },
  amount: { draft: 'Montant en {currency}' },
  whole: {
    draft: { names: { Whole: 'Montant entier', cedis: 'en cedis', amounts: '', or: 'ou', more: 'plus' } },
  },
  method: { draft: 'Moyen de paiement' },
  name: { draft: 'Nom' },
  email: { draft: 'E-mail' },
  message: { draft: 'Message' },
  messageHint: { draft: 'À quoi il sert, ou pour qui vous rendez grâce.' },
  give: { draft: 'Donner' },
  giveSum: { draft: 'Donner {sum}' },
  busy: { draft: 'Traitement...' },
  telephone: { draft: 'Téléphone qui paie' },
  fund: { draft: 'Pour quoi' },
  weekday: { draft: 'Kofi & Ama : né un' },
  noWeekday: { draft: 'Ce n’est pas pour Kofi & Ama' },
  dayOfBirth: { draft: '{day} ({names})' },
  ofPledge: { draft: 'Ceci compte pour votre promesse de don. Donnez-en ce que vous pouvez maintenant.' },
  logInForPledge: { draft: '<a>Connectez-vous</a> d’abord, pour que ceci compte pour votre promesse.' },
  withoutPledge: { draft: 'Donner hors promesse' },
}
