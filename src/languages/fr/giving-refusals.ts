import type { Translation } from '../../lib/words/translation.ts'
import type { givingRefusals as words } from '../../server/giving/giving/messages.ts'

export const givingRefusals: Translation<typeof words> = {
  pleaseGiveWholeAmount: { draft: 'Donnez un montant entier' },
  churchTakesNoMoney: {
    draft: 'L’église ne reçoit pas d’argent par ce moyen. Choisissez-en un autre',
  },
  churchTakesNoGifts: { draft: 'L’église ne reçoit pas de dons par ce moyen. Choisissez-en un autre' },
  kofiAmaCollectionHas: {
    draft: 'La collecte Kofi & Ama est terminée. Choisissez que ce n’est pas pour elle',
  },
  pleaseChooseDay: { draft: 'Choisissez un jour' },
  youAskedForRefund: {
    draft: 'Vous avez demandé ce remboursement. Un autre trésorier ou un super-admin doit l’approuver.',
  },
  noRefund: { draft: 'Il n’y a pas de tel remboursement.' },
  refundDecidedPleaseLoad: { draft: 'Ce remboursement est décidé. Chargez la liste de nouveau.' },
  thereNoGiftBy: { draft: 'Il n’y a pas de don par téléphone ou par carte avec ce numéro' },
  paidForTickets: { draft: 'Ceci a payé des billets : annulez-les sous Inscriptions' },
  moreThanWasGiven: { draft: 'C’est plus que ce qui a été donné' },
  giftBeingGivenBack: { draft: 'Ce don est en cours de remboursement, ou l’a été.' },
  entryGiftWasReversed: {
    draft:
      'L’écriture de ce don a été contrepassée, les livres ne le comptent donc plus. Rendez l’argent chez le prestataire lui-même.',
  },
  providerGiftTakesNo: {
    draft:
      'Le prestataire de ce don ne prend pas de remboursements d’ici. Rendez-le chez le prestataire lui-même, ou en personne, et notez-le dans les livres.',
  },
  theseAreTooMany: { draft: 'C’est trop. Arrêtez-en un d’abord.' },
  giftsCardCannotBe: {
    draft:
      'La carte de ce don ne peut être débitée de nouveau. Laissez-nous plutôt vous le rappeler, ou demandez à votre banque.',
  },
  paymentProviderDoesNot: {
    draft: 'Le prestataire de paiement ne répond pas pour le moment. Réessayez dans quelques minutes.',
  },
  noGiftByCard: { draft: 'Il n’y a pas de tel don par carte.' },
  cardChargedForPurpose: {
    draft: 'Cette carte est déjà débitée chaque mois pour ce but. Arrêtez d’abord cela.',
  },
  noRepeat: { draft: 'Il n’y a pas de telle répétition.' },
  linkNoLongerGood: { draft: 'Ce lien ne vaut plus. Connectez-vous, et arrêtez-le sous Mes dons.' },
  hasNoValidSignature: { draft: 'Ceci n’a pas de signature valable du prestataire de paiement.' },
  nothingDecidedAboutPayment: { draft: 'Rien n’est décidé sur ce paiement.' },
  somebodyHasDecidedAbout: { draft: 'Quelqu’un a décidé de ce paiement. Chargez-le de nouveau.' },
  noPayment: { draft: 'Il n’y a pas de tel paiement.' },
  thereNoGiftReference: { draft: 'Il n’y a pas de don avec cette référence.' },
  moneyWasGivenBack: { draft: 'Cet argent a été rendu : ce n’est pas un don. Dites pourquoi il reste.' },
  giftHasItsMoney: { draft: 'Ce don a déjà son argent. Rendez ce paiement, ou dites pourquoi il reste.' },
  providerDidNotSay: {
    draft:
      'Le prestataire n’a pas dit combien a été payé. Regardez chez lui, et dites ici pourquoi il reste.',
  },
  giftInCurrencyAnd: { draft: 'Ce don est en {currency}, et le paiement en {currency2}.' },
  giftBeingGivenBack2: {
    draft:
      'Ce don est en cours de remboursement, ou l’a été. Refusez d’abord son remboursement, tant qu’il attend.',
  },
  ourChurchWasChanged: {
    draft: 'Notre église a été changée depuis. Refusez ceci, et faites-le demander de nouveau.',
  },
  weekOverPleaseChange: { draft: 'La semaine est passée. Changez-le à la main.' },
  decidedPleaseLoadList: { draft: 'Ceci est décidé. Chargez la liste de nouveau.' },
  youMadeChangeAnother: {
    draft: 'Vous avez fait ce changement. Un autre super-admin ou trésorier doit l’approuver.',
  },
  wouldBringBackWhat: {
    draft:
      'Cela ramènerait ce que vous avez écrit vous-même. Un autre super-admin ou trésorier doit l’annuler.',
  },
  noChange: { draft: 'Il n’y a pas de tel changement.' },
  thankYou: { draft: 'Merci.' },
  noReminderAnyMore: { draft: 'Vous ne recevez plus ce rappel.' },
}
