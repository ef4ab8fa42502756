import type { PaymentDetailAnswer } from '../../contract/giving/payment-details.ts'
import { api, bodyOf } from '../client.ts'
import { ifMatch } from '../if-match.ts'

const path = 'admin/payment-details'

/** GET admin/payment-details/: an extension of our own backend, so the response is not validated. Throws ApiError. */
export const listPaymentDetails = async (): Promise<PaymentDetailAnswer[]> =>
  ((await bodyOf(api.get(`${path}/?limit=50`))) as { results: PaymentDetailAnswer[] }).results

/** What is decided about a change. */
export type Decision = 'approve' | 'decline' | 'undo'

/** POST admin/payment-details/{id}/approve/, decline/ and undo/. Throws ApiError; 409 when it is decided. */
export const decidePaymentDetails = async (
  { id, version }: Pick<PaymentDetailAnswer, 'id' | 'version'>,
  decision: Decision,
): Promise<void> =>
  void (await api.url(`${path}/${id}/${decision}/`).headers(ifMatch(version)).post({}).res())
