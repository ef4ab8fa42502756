import * as calls from '../../contract/giving/calls/unmatched-payments.ts'
import type {
  AssignPaymentForm,
  LeaveUnmatchedForm,
  UnmatchedPayment,
} from '../../contract/giving/unmatched-payment.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* Payments that matched no gift: extensions of our own backend. Each throws ApiError; a decision 409 when it was decided meanwhile. */

export const unmatchedCalls = { list: (query: ListQuery) => call(calls.listUnmatched, { query }) }

type VersionedPayment = Pick<UnmatchedPayment, 'id' | 'version'>

/** 409 also when it cannot be. */
export const assignPayment = ({ id, version }: VersionedPayment, body: AssignPaymentForm) =>
  call(calls.assignPayment, { id, body, seen: version })

export const leaveUnmatched = ({ id, version }: VersionedPayment, body: LeaveUnmatchedForm) =>
  call(calls.leaveUnmatched, { id, body, seen: version })

export const undoPayment = ({ id, version }: VersionedPayment) =>
  call(calls.undoPayment, { id, seen: version })
