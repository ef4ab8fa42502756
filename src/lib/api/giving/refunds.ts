import * as calls from '../../contract/giving/calls/refunds.ts'
import type { NewRefund, Refund, RefundDecline } from '../../contract/giving/refund.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* Refunds by two people: extensions of our own backend. Each throws ApiError. */

export const refundCalls = {
  list: (query: ListQuery) => call(calls.listRefunds, { query }),
  add: (body: NewRefund) => call(calls.askRefund, { body }),
}

type VersionedRefund = Pick<Refund, 'id' | 'version'>

/** 403 for one's own, 409 when it is decided. */
export const approveRefund = ({ id, version }: VersionedRefund) =>
  call(calls.approveRefund, { id, seen: version })

/** 409 when it is decided. */
export const declineRefund = ({ id, version }: VersionedRefund, body: RefundDecline) =>
  call(calls.declineRefund, { id, body, seen: version })
