import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  BankBalanceForm,
  ExplainForm,
  MatchOutgoingForm,
  OutgoingAnswer,
  OutgoingVoucherForm,
  outgoingStates,
  ReconciliationAnswer,
  UndoOutgoingForm,
} from '../reconciliation.ts'

export const listOutgoing = route('GET', 'books/outgoing/', {
  summary:
    'What went out by the statements, the oldest first, with the vouchers and transfers that it may be',
  paged: true,
  query: { status: outgoingStates.join(', ') },
  answer: partOf(OutgoingAnswer),
  exact: pageOf(OutgoingAnswer),
})

export const matchOutgoing = route('POST', 'books/outgoing/:id/match/', {
  summary: 'Notes that a row is a voucher that was paid, or a transfer to another account',
  body: MatchOutgoingForm,
  answer: OutgoingAnswer,
})

export const prepareOutgoingVoucher = route('POST', 'books/outgoing/:id/voucher/', {
  summary: 'Prepares a voucher for a row, such as a charge of the bank',
  body: OutgoingVoucherForm,
  answer: OutgoingAnswer,
})

export const explainOutgoing = route('POST', 'books/outgoing/:id/explain/', {
  summary: 'Explains a row that is no spending; nothing is posted',
  body: ExplainForm,
  answer: OutgoingAnswer,
})

export const undoOutgoing = route('POST', 'books/outgoing/:id/undo/', {
  summary: 'Opens a row again; a voucher or transfer stays as it is',
  body: UndoOutgoingForm,
  answer: OutgoingAnswer,
})

export const readReconciliation = route('GET', 'books/reconciliation/', {
  summary: 'The balance of the bank beside that of the books, and what explains the difference',
  answer: ReconciliationAnswer,
})

export const setBankBalance = route('POST', 'books/reconciliation/:id/', {
  summary: 'Notes what a statement says is in an account at the end of a day',
  body: BankBalanceForm,
  answer: ReconciliationAnswer,
})
