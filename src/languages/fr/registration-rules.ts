import type { registrationRules as words } from '../../lib/texts/services/registration-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const registrationRules: Translation<typeof words> = {
  name: { draft: 'Veuillez donner un nom' },
  none: { draft: 'Veuillez choisir un billet' },
  email: { draft: 'Veuillez donner une adresse e-mail valable' },
  contact: { draft: 'Veuillez donner un numéro de téléphone ou une adresse e-mail' },
  notOpen: { draft: 'Personne ne peut s’inscrire à cet événement maintenant.' },
  full: { draft: 'Il ne reste pas autant de places.' },
  noKind: { draft: 'Ce billet n’est plus vendu. Veuillez recharger la page.' },
  tooMany: { draft: 'Veuillez commander au plus {most} billets à la fois' },
  discount: { draft: 'Ce code n’est pas valable' },
  newPrice: { draft: 'Le prix est maintenant {price}. Veuillez le regarder et envoyer encore une fois.' },
  noPlace: { draft: 'Ces billets n’ont pas encore de place.' },
  notNow: { draft: 'Ces billets ne peuvent plus être annulés. Veuillez demander à l’église.' },
  method: { draft: 'Choisissez comment vous payez' },
  noPlaceToPay: {
    draft: 'Ces billets n’ont pas de place maintenant, rien ne peut donc être payé. Rechargez la page.',
  },
  notOnline: { draft: 'Ces billets ne se paient pas en ligne. Payez à l’accueil.' },
  isPaid: { draft: 'Ces billets sont déjà payés.' },
  tooMuch: { draft: 'C’est plus que ce qui est dû' },
  atOnce: { draft: 'Payez le tout en une fois' },
  notWanted: { draft: 'Aucun code n’est plus demandé.' },
}
