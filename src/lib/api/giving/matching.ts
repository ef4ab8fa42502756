import type { Id } from '../../contract/base.ts'
import {
  type ConfirmForm,
  type CountedForm,
  PaymentAnswer,
  type PaymentReasonForm,
  type StatementAnswers,
  type StatementMapping,
  StatementPreviewAnswer,
} from '../../contract/giving/matching.ts'
import { answerOf, api } from '../client.ts'
import { resource } from '../resource.ts'

/* Payments of statement files, for the treasurer: extensions of our own backend. Each throws ApiError. */

export const paymentCalls = resource<PaymentAnswer, never>('books/matching', PaymentAnswer)

function multipart(file: File, mapping: StatementMapping | undefined, answers: StatementAnswers): FormData {
  const form = new FormData()
  form.set('mapping', mapping ? JSON.stringify(mapping) : '')
  form.set('answers', JSON.stringify(answers))
  form.set('file', file)
  return form
}

const sendFile = (path: string, form: FormData): Promise<StatementPreviewAnswer> =>
  answerOf(StatementPreviewAnswer, api.url(path).body(form).post())

/** POST books/matching/look/: what a file would bring. Stores nothing. */
export const previewStatement = (
  file: File,
  mapping: StatementMapping | undefined,
  answers: StatementAnswers,
) => sendFile('books/matching/look/', multipart(file, mapping, answers))

/** POST books/matching/: takes the payments that are not there yet. Posts nothing. */
export const importStatement = (file: File, mapping: StatementMapping, answers: StatementAnswers) =>
  sendFile('books/matching/', multipart(file, mapping, answers))

const decide = (id: Id, act: string, form: object): Promise<PaymentAnswer> =>
  answerOf(PaymentAnswer, api.url(`books/matching/${id}/${act}/`).post(form))

/** POST books/matching/{id}/confirm/: posts it. */
export const confirmPayment = (id: Id, form: ConfirmForm) => decide(id, 'confirm', form)

/** POST books/matching/{id}/counted/. */
export const countPayment = (id: Id, form: CountedForm) => decide(id, 'counted', form)

/** POST books/matching/{id}/aside/. */
export const setPaymentAside = (id: Id, form: PaymentReasonForm) => decide(id, 'aside', form)

/** POST books/matching/{id}/undo/. */
export const undoPayment = (id: Id, form: PaymentReasonForm) => decide(id, 'undo', form)
