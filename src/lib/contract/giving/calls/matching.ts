import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  ConfirmForm,
  CountedForm,
  PaymentAnswer,
  PaymentReasonForm,
  paymentStates,
  StatementPreviewAnswer,
  StatementUpload,
  TicketMatchForm,
  TransferredForm,
} from '../matching.ts'

export const listPayments = route('GET', 'books/matching/', {
  summary: 'The payments of statements, with who may have given',
  paged: true,
  query: { status: paymentStates.join(', ') },
  answer: partOf(PaymentAnswer),
  exact: pageOf(PaymentAnswer),
})

export const previewStatement = route('POST', 'books/matching/look/', {
  summary: 'Says what a statement file would bring; stores nothing',
  form: StatementUpload,
  files: ['file'],
  answer: StatementPreviewAnswer,
})

export const importStatement = route('POST', 'books/matching/', {
  summary: 'Takes the rows of a statement file that are not here yet, money in and out; posts nothing',
  status: 201,
  form: StatementUpload,
  files: ['file'],
  answer: StatementPreviewAnswer,
})

export const confirmPayment = route('POST', 'books/matching/:id/confirm/', {
  summary: 'Posts a payment as the gift of a member, of a name, or of nobody',
  body: ConfirmForm,
  answer: PaymentAnswer,
})

export const countPayment = route('POST', 'books/matching/:id/counted/', {
  summary: 'Notes that a payment is a gift which is in the books already',
  body: CountedForm,
  answer: PaymentAnswer,
})

export const matchTransfer = route('POST', 'books/matching/:id/transfer/', {
  summary: 'Notes that a payment is a transfer between the church’s accounts',
  body: TransferredForm,
  answer: PaymentAnswer,
})

export const matchTickets = route('POST', 'books/matching/:id/tickets/', {
  summary: 'Notes that a payment is one for tickets at the desk',
  body: TicketMatchForm,
  answer: PaymentAnswer,
})

export const setPaymentAside = route('POST', 'books/matching/:id/aside/', {
  summary: 'Sets a payment aside with a reason; nothing is posted',
  body: PaymentReasonForm,
  answer: PaymentAnswer,
})

export const undoPayment = route('POST', 'books/matching/:id/undo/', {
  summary: 'Opens a payment again; what it posted is taken back by a counter-entry',
  body: PaymentReasonForm,
  answer: PaymentAnswer,
})
