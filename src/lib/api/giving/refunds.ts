import { type NewRefund, Refund, type RefundDecline } from '../../contract/giving/refund.ts'
import { api } from '../client.ts'
import { ifMatch } from '../if-match.ts'
import { resource } from '../resource.ts'

const path = 'admin/refunds'

export const refundCalls = resource<Refund, NewRefund>(path, Refund)

type VersionedRefund = Pick<Refund, 'id' | 'version'>

/** POST admin/refunds/{id}/approve/: an extension. Throws ApiError; 403 for one's own, 409 when it is decided. */
export const approveRefund = async ({ id, version }: VersionedRefund): Promise<void> =>
  void (await api.url(`${path}/${id}/approve/`).headers(ifMatch(version)).post({}).res())

/** POST admin/refunds/{id}/decline/: an extension. Throws ApiError; 409 when it is decided. */
export const declineRefund = async (
  { id, version }: VersionedRefund,
  declined: RefundDecline,
): Promise<void> =>
  void (await api.url(`${path}/${id}/decline/`).headers(ifMatch(version)).post(declined).res())
