import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/giving/calls/matching.ts'
import type {
  ConfirmForm,
  CountedForm,
  PaymentReasonForm,
  StatementAnswers,
  StatementMapping,
  TicketMatchForm,
  TransferredForm,
} from '../../contract/giving/matching.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* Payments of statement files, for the treasurer: extensions of our own backend. Each throws ApiError. */

export const paymentCalls = { list: (query: ListQuery) => call(calls.listPayments, { query }) }

type Said = { mapping: StatementMapping | undefined; answers: StatementAnswers; account: number | undefined }

function multipart(file: File, { mapping, answers, account }: Said): FormData {
  const form = new FormData()
  form.set('mapping', mapping ? JSON.stringify(mapping) : '')
  form.set('answers', JSON.stringify(answers))
  form.set('account', account === undefined ? '' : String(account))
  form.set('file', file)
  return form
}

/** What a file would bring. Stores nothing. */
export const previewStatement = (file: File, said: Said) =>
  call(calls.previewStatement, { body: multipart(file, said) })

/** Takes the rows that are not there yet. Posts nothing. */
export const importStatement = (file: File, said: Said) =>
  call(calls.importStatement, { body: multipart(file, said) })

/** Posts it. */
export const confirmPayment = (id: Id, body: ConfirmForm) => call(calls.confirmPayment, { id, body })

export const countPayment = (id: Id, body: CountedForm) => call(calls.countPayment, { id, body })

/** Notes that a payment is one for tickets at the desk. */
export const matchTickets = (id: Id, body: TicketMatchForm) => call(calls.matchTickets, { id, body })

export const matchTransfer = (id: Id, body: TransferredForm) => call(calls.matchTransfer, { id, body })

export const setPaymentAside = (id: Id, body: PaymentReasonForm) => call(calls.setPaymentAside, { id, body })

export const undoPayment = (id: Id, body: PaymentReasonForm) => call(calls.undoPayment, { id, body })
