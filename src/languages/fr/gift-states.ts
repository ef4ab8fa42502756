import type { giftStates as words } from '../../lib/texts/giving/gift-states.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const giftStates: Translation<typeof words> = {
  stillCounts: {
    draft:
      'Si de l’argent a quand même quitté votre portefeuille, nous le retrouvons nous-mêmes, et il compte. Vous n’avez rien à faire.',
  },
  unfinished: { draft: 'Ce n’est pas allé jusqu’au bout' },
  wantsCode: { draft: '{asker} demande un code' },
  codeCame: { draft: 'Il est arrivé sur votre téléphone.' },
  checking: { draft: 'Vérification du code' },
  payNext: { draft: 'Payez à la page suivante' },
  providersPage: {
    draft: '{sum} se paient sur la page du prestataire. Nous ne voyons jamais le numéro d’une carte.',
  },
  paidAlready: { draft: 'Si vous avez déjà payé, attendez ici : le reçu vient de lui-même.' },
  onItsWay: { draft: 'Votre don est en route' },
  notKnown: { draft: 'Nous ne savons pas encore s’il est arrivé.' },
  promptEnded: { draft: 'La demande a expiré' },
  ifApproved: { draft: 'Si vous l’avez approuvée, le reçu vient en quelques minutes.' },
  mayLeave: { draft: 'Vous pouvez quitter cette page.' },
  approve: { draft: 'Approuvez sur {telephone}' },
  asks: { draft: '{asker} demande {sum} sur ce téléphone maintenant. Tapez votre PIN là-bas, jamais ici.' },
  threeMinutes: {
    draft:
      'La demande reste trois minutes. Vous pouvez quitter cette page : votre don suit son cours sans elle.',
  },
  fiveMinutes: {
    draft:
      'La demande reste cinq minutes. Vous pouvez quitter cette page : votre don suit son cours sans elle.',
  },
  wait: { draft: 'Veuillez attendre, et ne donnez pas une seconde fois : une autre pression mènerait ici.' },
}
