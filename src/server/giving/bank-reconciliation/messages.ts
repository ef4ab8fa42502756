import { define } from '../../../lib/words/define.ts'

/** What the API refuses of statements of the bank. */
export const statementRefusals = define('statementRefusals', {
  pleaseChooseBankAccount: 'Please choose a bank account or a wallet that is open',
  pleaseGiveDayThat: 'Please give a day that is not still to come',
  fileHasTooMany: 'This file has too many payments. Please save it in parts.',
  statementHasNoPayments: 'This statement has no payments.',
  xmlFileNoBank:
    'This XML file is no bank statement (CAMT.053) that can be read. Please save the statement there again, or as CSV.',
  ofxFileHasNo: 'This OFX file has no payments that can be read. Please save the statement again, or as CSV.',
  pdfPictureStatementIn:
    'This is a PDF: a picture of the statement, in which sums and signs cannot be told for certain.',
  fileHasMoreThan: 'This file has more than {mostRows} rows. Please save it in parts.',
  rowDecidedPleaseUndo: 'This row is decided. Please undo that first.',
  notPaidFromAccount: 'This is not paid from this account, is of another amount, or is another row already.',
  nothingDecidedAboutRow: 'Nothing is decided about this row.',
  noRowStatement: 'There is no such row of a statement.',
  somebodyElseHasDecided: 'Somebody else has decided about this row. Please load it again.',
  amountShortCannotBe: 'The amount “{short}” cannot be read.',
  dateShortCannotBe: 'The date “{short}” cannot be read.',
  dayDayStillTo: 'The day {day} is still to come.',
  pleaseChooseColumnDate: 'Please choose the column of the date, and that of the amount',
  fileDoesNotHave: 'This file does not have these columns',
  noPayment: 'There is no such payment.',
  somebodyElseHasDecided2: 'Somebody else has decided about this payment. Please load it again.',
  paymentDecidedPleaseUndo: 'This payment is decided. Please undo that first.',
  seemsToBeGift:
    'This seems to be the gift {receipt}, which is in the books. Please say that it is counted, or that it is another payment.',
  pleaseChooseOpenFund: 'Please choose an open fund',
  noMember: 'There is no such member',
  noGiftInBooks: 'There is no such gift in the books.',
  giftAnotherAmount: 'This gift is of another amount.',
  giftAnotherPaymentStatement: 'This gift is another payment of a statement already.',
  noTransferIntoAccount: 'There is no such transfer into this account.',
  transferAnotherAmount: 'This transfer is of another amount.',
  transferAnotherPaymentStatement: 'This transfer is another payment of a statement already.',
  nothingDecidedAboutPayment: 'Nothing is decided about this payment.',
  pleaseChooseFileStatement: 'Please choose the file of the statement',
  pleaseChooseWhatEach: 'Please choose what each column is',
  pleaseSayEachRow: 'Please say of each row whether the money came in or went out',
})
