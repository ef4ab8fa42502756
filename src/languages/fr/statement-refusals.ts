import type { Translation } from '../../lib/words/translation.ts'
import type { statementRefusals as words } from '../../server/giving/bank-reconciliation/messages.ts'

export const statementRefusals: Translation<typeof words> = {
  pleaseChooseBankAccount: { draft: 'Choisissez un compte bancaire ou un portefeuille ouvert' },
  pleaseGiveDayThat: { draft: 'Donnez un jour qui n’est pas encore à venir' },
  fileHasTooMany: { draft: 'Ce fichier a trop de paiements. Enregistrez-le en plusieurs parties.' },
  statementHasNoPayments: { draft: 'Ce relevé n’a pas de paiements.' },
  xmlFileNoBank: {
    draft:
      'Ce fichier XML n’est pas un relevé bancaire (CAMT.053) lisible. Enregistrez-y le relevé de nouveau, ou en CSV.',
  },
  ofxFileHasNo: {
    draft: 'Ce fichier OFX n’a pas de paiements lisibles. Enregistrez le relevé de nouveau, ou en CSV.',
  },
  pdfPictureStatementIn: {
    draft:
      'Ceci est un PDF : une image du relevé, où l’on ne peut lire avec certitude ni les sommes ni les signes.',
  },
  fileHasMoreThan: { draft: 'Ce fichier a plus de {mostRows} lignes. Enregistrez-le en plusieurs parties.' },
  rowDecidedPleaseUndo: { draft: 'Cette ligne est décidée. Annulez d’abord cela.' },
  notPaidFromAccount: {
    draft: 'Ceci n’est pas payé depuis ce compte, est d’un autre montant, ou est déjà une autre ligne.',
  },
  nothingDecidedAboutRow: { draft: 'Rien n’est décidé sur cette ligne.' },
  noRowStatement: { draft: 'Il n’y a pas de telle ligne de relevé.' },
  somebodyElseHasDecided: { draft: 'Quelqu’un d’autre a décidé de cette ligne. Chargez-la de nouveau.' },
  amountShortCannotBe: { draft: 'Le montant « {short} » ne peut être lu.' },
  dateShortCannotBe: { draft: 'La date « {short} » ne peut être lue.' },
  dayDayStillTo: { draft: 'Le jour {day} est encore à venir.' },
  pleaseChooseColumnDate: { draft: 'Choisissez la colonne de la date, et celle du montant' },
  fileDoesNotHave: { draft: 'Ce fichier n’a pas ces colonnes' },
  noPayment: { draft: 'Il n’y a pas de tel paiement.' },
  somebodyElseHasDecided2: { draft: 'Quelqu’un d’autre a décidé de ce paiement. Chargez-le de nouveau.' },
  paymentDecidedPleaseUndo: { draft: 'Ce paiement est décidé. Annulez d’abord cela.' },
  seemsToBeGift: {
    draft:
      'Ceci semble être le don {receipt}, qui est dans les livres. Dites qu’il est compté, ou que c’est un autre paiement.',
  },
  pleaseChooseOpenFund: { draft: 'Choisissez un fonds ouvert' },
  noMember: { draft: 'Il n’y a pas de tel membre' },
  noGiftInBooks: { draft: 'Il n’y a pas de tel don dans les livres.' },
  giftAnotherAmount: { draft: 'Ce don est d’un autre montant.' },
  giftAnotherPaymentStatement: { draft: 'Ce don est déjà un autre paiement d’un relevé.' },
  noTransferIntoAccount: { draft: 'Il n’y a pas de tel transfert vers ce compte.' },
  transferAnotherAmount: { draft: 'Ce transfert est d’un autre montant.' },
  transferAnotherPaymentStatement: { draft: 'Ce transfert est déjà un autre paiement d’un relevé.' },
  noTicketsIntoAccount: { draft: 'Il n’y a pas un tel paiement de billets sur ce compte.' },
  ticketsAnotherAmount: { draft: 'Ce paiement de billets est d’un autre montant.' },
  ticketsAnotherPaymentStatement: {
    draft: 'Ce paiement de billets est déjà un autre paiement d’un relevé.',
  },
  nothingDecidedAboutPayment: { draft: 'Rien n’est décidé sur ce paiement.' },
  pleaseChooseFileStatement: { draft: 'Choisissez le fichier du relevé' },
  pleaseChooseWhatEach: { draft: 'Choisissez ce qu’est chaque colonne' },
  pleaseSayEachRow: { draft: 'Dites de chaque ligne si l’argent est entré ou sorti' },
}
