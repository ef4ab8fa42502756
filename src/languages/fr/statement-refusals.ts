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
  notCompleted: { draft: '« {status} » ne dit pas que c’est fait.' },
  oneUndecided: { draft: 'Une ligne ne dit pas si l’argent est entré ou sorti. Dites-le ci-dessous.' },
  undecided: { draft: '{rows} lignes ne disent pas si l’argent est entré ou sorti. Dites-le ci-dessous.' },
  mixedDates: {
    draft:
      'Certaines dates de ce fichier commencent par le jour et d’autres par le mois. Exportez-le de nouveau avec une seule sorte de dates.',
  },
  whichFirst: {
    draft: 'Ces dates peuvent se lire de deux façons. Dites si le jour ou le mois vient d’abord.',
  },
  chooseColumns: { draft: 'Choisissez la colonne de la date, et celle du montant.' },
  nothingSays: { draft: 'Rien ne dit si c’est entré ou sorti.' },
  says: { draft: '{in} : c’est entré. {out} : c’est sorti.' },
  theAmount: { draft: 'le montant' },
  theBalance: { draft: 'le solde' },
  theNumbers: { draft: 'les numéros' },
  twoSay: { draft: '{first} et {second}' },
  pdf: {
    draft:
      'C’est un PDF : une image du relevé, dont les sommes et les signes ne se lisent pas avec certitude. Enregistrez-y le relevé en CSV, Excel, OFX ou CAMT.053.',
  },
  qif: {
    draft:
      'C’est un fichier QIF, qui n’a pas de numéro par paiement : le même serait pris deux fois. Enregistrez-y le relevé en CSV, Excel, OFX ou CAMT.053.',
  },
  mt940: {
    draft:
      'C’est un fichier MT940, que cette page ne lit pas. Enregistrez-y le relevé en CSV, Excel, OFX ou CAMT.053 ; les banques ont CAMT.053 à côté de MT940.',
  },
  webPage: {
    draft:
      'C’est une page web nommée comme un tableur. Ouvrez-la dans votre tableur et enregistrez-la en CSV.',
  },
  noStatement: {
    draft: 'Ce n’est pas un relevé lisible. Enregistrez-y le relevé en CSV, Excel, OFX ou CAMT.053.',
  },
  telephoneOf: { draft: 'Le téléphone {telephone} est celui de {name}.' },
  telephoneOfMembers: { draft: 'Le téléphone {telephone} est celui de {people} membres.' },
  gaveBefore: { draft: '{name} a donné {amount} pour {fund} {day} depuis ce numéro.' },
  nameOf: { draft: 'Le nom est celui de {name}.' },
  nameOfMembers: { draft: 'Le nom est celui de {people} membres.' },
  saysFund: { draft: 'Il y est écrit « {fund} ».' },
  givesNumber: { draft: 'Le compte de {name}, créé {day}, donne ce numéro, non confirmé : demandez-lui.' },
  givesName: { draft: 'Le compte de {name}, créé {day}, donne ce nom, non confirmé : demandez-lui.' },
  referenceOf: { draft: 'Il a la référence du don {receipt}.' },
  giftLike: { draft: 'Le don {receipt} est venu de ce numéro, de ce montant, à ce moment.' },
}
