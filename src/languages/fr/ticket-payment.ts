import type { ticketPaymentWords } from '../../islands/services/registrations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ticketPayment: Translation<typeof ticketPaymentWords> = {
  title: { draft: 'Payer en ligne' },
  sample: { draft: 'Ceci est une démonstration : aucun argent ne bouge.' },
  test: { draft: 'Mode d’essai : aucun argent ne bouge.' },
  amount: { draft: 'Montant en {currency}' },
  amountHint: { draft: 'Vous pouvez payer une partie maintenant, et le reste plus tard.' },
  method: { draft: 'Moyen de paiement' },
  telephone: { draft: 'Téléphone qui paie' },
  email: { draft: 'E-mail pour le paiement' },
  pay: { draft: 'Payer {sum}' },
  payAny: { draft: 'Payer' },
  busy: { draft: 'En cours...' },
  noNetwork: {
    draft: 'Il n’y a pas de réseau en ce moment. Votre paiement continue, et cette page redemande.',
  },
  toPayment: { draft: 'Aller à la page de paiement' },
  code: { draft: 'Code' },
  codeWrong: { draft: 'Ce code n’était pas bon. Réessayez.' },
  sendCode: { draft: 'Envoyer le code' },
  paid: { draft: 'Payé : {sum}. Votre reçu est {receipt}.' },
  failed: { draft: 'Le paiement n’a pas abouti' },
  unfinished: { draft: 'Le paiement n’a pas été terminé' },
  stillCounts: {
    draft:
      'Si l’argent est parti tout de même, nous le trouvons de nous-mêmes, et il compte. Vous n’avez rien à faire.',
  },
  wantsCode: { draft: '{asker} demande un code' },
  codeCame: { draft: 'Il est arrivé sur votre téléphone.' },
  checking: { draft: 'Le code est vérifié' },
  onItsWay: { draft: 'Votre paiement est en route' },
  wait: { draft: 'Attendez, et ne payez pas de nouveau : un second appui mènerait ici.' },
  payNext: { draft: 'Payez sur la page suivante' },
  providersPage: {
    draft:
      '{sum} se paie sur la page du prestataire de paiement. Nous ne voyons jamais le numéro d’une carte.',
  },
  approve: { draft: 'Approuvez sur {telephone}' },
  asks: {
    draft: '{asker} demande {sum} sur ce téléphone maintenant. Tapez votre code secret là, jamais ici.',
  },
  promptEnded: { draft: 'La demande est terminée' },
  ifApproved: { draft: 'Si vous l’avez approuvée, vos billets sont payés en quelques minutes.' },
}
