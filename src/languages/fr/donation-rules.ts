import type { donationRules as words } from '../../lib/texts/giving/donation-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const donationRules: Translation<typeof words> = {
  noAmount: { draft: 'Veuillez choisir ou saisir un montant' },
  notWhole: {
    draft: {
      names: {
        Please: 'Veuillez',
        give: 'donner',
        whole: 'un montant entier',
        cedis: 'en cedis',
        amounts: '',
        or: 'ou',
        more: 'plus',
      },
    },
  },
  tooMuch: {
    draft: 'C’est plus que ce qui peut être donné en une fois. Veuillez parler au secrétariat de l’église',
  },
  name: { draft: 'Veuillez indiquer votre nom' },
  noEmail: { draft: 'Veuillez indiquer votre e-mail' },
  email: { draft: 'Veuillez indiquer une adresse e-mail valable' },
  fund: { draft: 'Veuillez choisir à quoi il sert' },
  telephone: { draft: 'Veuillez indiquer le numéro qui paie' },
  noCode: { draft: 'Veuillez saisir le code' },
  code: { draft: 'Veuillez saisir le code tel qu’il a été envoyé' },
  openElsewhere: {
    draft:
      'Un don de ce numéro pour ce but attend encore sa réponse. Veuillez le terminer là où il a été commencé, ou réessayer dans quelques minutes.',
  },
  notWanted: { draft: 'Aucun code n’est plus demandé.' },
  noGifts: { draft: 'Cette église ne reçoit pas de dons ici. Veuillez voir sa page Donner.' },
  giveLater: { draft: 'Veuillez donner de nouveau dans quelques minutes.' },
  noSuch: { draft: 'Ce don n’existe pas.' },
  unwanted: {
    draft:
      'Le titulaire de ce numéro a demandé à ne recevoir aucune demande de paiement. Veuillez donner depuis un autre numéro ou autrement. S’il est à vous, le lien de notre SMS annule cela.',
  },
  day: { draft: 'Veuillez choisir un jour' },
  every: { draft: 'Veuillez choisir chaque semaine ou chaque mois' },
  method: { draft: 'Veuillez choisir un moyen de paiement' },
  agreed: { draft: 'Veuillez confirmer que la carte peut être débitée chaque mois' },
}
