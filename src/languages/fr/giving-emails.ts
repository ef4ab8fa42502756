import type { Translation } from '../../lib/words/translation.ts'
import type { givingEmailWords } from '../../server/giving/giving/messages.ts'

export const givingEmails: Translation<typeof givingEmailWords> = {
  givePage: { draft: 'Donner' },
  givingPage: { draft: 'Mes dons' },
  pledgeSubject: { draft: 'Votre promesse de don : {pledge}' },
  promised: { draft: 'Vous avez promis {amount} pour « {pledge} ».' },
  came: { draft: '{amount} sont arrivés. Merci !' },
  open: { draft: 'Il reste {amount}.' },
  openUntil: { draft: 'Il reste {amount}, si possible jusqu’au {day}.' },
  givePart: { draft: 'En donner une partie : {page}' },
  tooMuch: {
    draft:
      'Si c’est devenu trop, vous pouvez réduire votre promesse ou laisser le reste. Personne ne vous demande pourquoi :',
  },
  stop: { draft: 'Arrêter ces rappels d’un clic : {page}' },
  reminderSubject: { draft: 'Vous vouliez donner : {fund}' },
  weekly: {
    draft:
      'Vous avez demandé qu’on vous rappelle chaque semaine de donner {amount} pour {fund} par {method}.',
  },
  monthly: {
    draft: 'Vous avez demandé qu’on vous rappelle chaque mois de donner {amount} pour {fund} par {method}.',
  },
  giveNow: { draft: 'Donner maintenant : {page}' },
  notByItself: { draft: 'Rien n’est payé tout seul, et vous pouvez y changer le montant et le but.' },
  stoppedSubject: { draft: 'Votre carte n’est plus débitée' },
  stopped: {
    draft: 'Votre carte ({card}) n’a pas pu être débitée de {amount} pour {fund} ce mois-ci : {why}',
  },
  stoppedThen: {
    draft:
      'Nous avons arrêté, et n’essayons plus de nous-mêmes. Ce que nous gardions de la carte est supprimé. Si vous voulez continuer, donnez une fois par carte, et dites-y qu’elle peut être débitée chaque mois :',
  },
  promptText: {
    draft:
      "On demande a ce numero de payer a {church}. Si ce n'est pas vous, n'approuvez rien. Arreter ces demandes: {page}",
  },
  detailsChanged: { draft: 'Les coordonnées de paiement de {place} ont changé' },
  detailsChangedText: {
    draft:
      '{username} a approuvé ce que {by} a changé : ce qui dit aux gens où va leur argent. Pendant une semaine on peut l’annuler.',
  },
  detailsStay: { draft: 'Les coordonnées de paiement de {place} restent telles quelles' },
  detailsStayText: { draft: '{username} a refusé un changement de ce qui dit aux gens où va leur argent.' },
  detailsAsBefore: { draft: 'Les coordonnées de paiement de {place} sont comme avant' },
  detailsAsBeforeText: {
    draft:
      '{username} a annulé un changement de ce qui dit aux gens où va leur argent. Les visiteurs lisent de nouveau ce qui s’y trouvait avant.',
  },
  refundWaits: { draft: 'Un remboursement attend votre approbation' },
  refundWaitsText: {
    draft:
      'Un trésorier demande de rendre le don avec le reçu {receipt}. Quelqu’un d’autre doit l’approuver.',
  },
  refundApproved: { draft: 'Un remboursement est approuvé' },
  refundDeclined: { draft: 'Un remboursement est refusé' },
  refundApprovedText: { draft: '{by} a approuvé le remboursement du don avec le reçu {receipt}.' },
  refundDeclinedText: { draft: '{by} a refusé le remboursement du don avec le reçu {receipt}.' },
  refundsPage: { draft: 'Remboursements' },
}
