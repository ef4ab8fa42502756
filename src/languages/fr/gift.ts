import type { giftTexts } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const gift: Translation<typeof giftTexts> = {
  noNetwork: {
    draft:
      'Il n’y a pas de réseau pour le moment. Votre don suit son cours, et cette page demande de nouveau.',
  },
  toPayment: { draft: 'Aller à la page de paiement' },
  again: { draft: 'Donner encore' },
  code: { draft: 'Code' },
  codeWrong: { draft: 'Ce code n’était pas le bon. Veuillez réessayer.' },
  sendCode: { draft: 'Envoyer le code' },
  fee: { draft: 'Frais du prestataire' },
  feeOf: { draft: '{sum}, pris sur le don' },
  refunded: { draft: 'Remboursé' },
  givenBack: { draft: '{sum} rendus le {day}' },
  notGivenBack: { draft: '{sum} n’ont pas pu être rendus. L’église vous en parlera.' },
  onItsWayBack: { draft: '{sum} sont en route vers vous.' },
  receipt: { draft: 'Reçu' },
  amount: { draft: 'Montant' },
  date: { draft: 'Date' },
  purpose: { draft: 'Pour' },
  way: { draft: 'Par' },
  isSample: { draft: 'Aucun argent n’a circulé : ce reçu est un exemple.' },
  simulated: {
    draft:
      '{name}, votre téléphone ou votre banque serait maintenant sollicité pour {sum} par {method}, et un reçu irait à {email}. Ceci est une démonstration : rien de cela n’a eu lieu.',
  },
}
