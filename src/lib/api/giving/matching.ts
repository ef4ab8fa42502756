import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/giving/calls/matching.ts'
import type {
  ConfirmForm,
  CountedForm,
  PaymentReasonForm,
  StatementAnswers,
  StatementMapping,
} from '../../contract/giving/matching.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* Payments of statement files, for the treasurer: extensions of our own backend. Each throws ApiError. */

export const paymentCalls = { list: (query: ListQuery) => call(calls.listPayments, { query }) }

function multipart(file: File, mapping: StatementMapping | undefined, answers: StatementAnswers): FormData {
  const form = new FormData()
  form.set('mapping', mapping ? JSON.stringify(mapping) : '')
  form.set('answers', JSON.stringify(answers))
  form.set('file', file)
  return form
}

/** What a file would bring. Stores nothing. */
export const previewStatement = (
  file: File,
  mapping: StatementMapping | undefined,
  answers: StatementAnswers,
) => call(calls.previewStatement, { body: multipart(file, mapping, answers) })

/** Takes the payments that are not there yet. Posts nothing. */
export const importStatement = (file: File, mapping: StatementMapping, answers: StatementAnswers) =>
  call(calls.importStatement, { body: multipart(file, mapping, answers) })

/** Posts it. */
export const confirmPayment = (id: Id, body: ConfirmForm) => call(calls.confirmPayment, { id, body })

export const countPayment = (id: Id, body: CountedForm) => call(calls.countPayment, { id, body })

export const setPaymentAside = (id: Id, body: PaymentReasonForm) => call(calls.setPaymentAside, { id, body })

export const undoPayment = (id: Id, body: PaymentReasonForm) => call(calls.undoPayment, { id, body })
