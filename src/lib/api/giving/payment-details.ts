import * as calls from '../../contract/giving/calls/payment-details.ts'
import type { PaymentDetailAnswer } from '../../contract/giving/payment-details.ts'
import { call } from '../call.ts'

/** The newest fifty changes: an extension of our own backend. Throws ApiError. */
export const listPaymentDetails = () => call(calls.listPaymentDetails, { query: { limit: 50 } })

const callOf = {
  approve: calls.approvePaymentDetails,
  decline: calls.declinePaymentDetails,
  undo: calls.undoPaymentDetails,
}

/** What is decided about a change. */
export type Decision = keyof typeof callOf

/** Throws ApiError; 409 when it is decided. */
export const decidePaymentDetails = (
  { id, version }: Pick<PaymentDetailAnswer, 'id' | 'version'>,
  decision: Decision,
): Promise<void> => call(callOf[decision], { id, seen: version })
