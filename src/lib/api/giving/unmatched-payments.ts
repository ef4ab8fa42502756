import {
  type AssignPaymentForm,
  type LeaveUnmatchedForm,
  UnmatchedPayment,
} from '../../contract/giving/unmatched-payment.ts'
import { api } from '../client.ts'
import { ifMatch } from '../if-match.ts'
import { resource } from '../resource.ts'

const path = 'admin/unmatched-payments'

export const unmatchedCalls = resource<UnmatchedPayment, never>(path, UnmatchedPayment)

type VersionedPayment = Pick<UnmatchedPayment, 'id' | 'version'>

const act = async ({ id, version }: VersionedPayment, name: string, body: object): Promise<void> =>
  void (await api.url(`${path}/${id}/${name}/`).headers(ifMatch(version)).post(body).res())

/** POST admin/unmatched-payments/{id}/give/: an extension. Throws ApiError; 409 when it cannot be, or was decided meanwhile. */
export const assignPayment = (seen: VersionedPayment, given: AssignPaymentForm): Promise<void> =>
  act(seen, 'give', given)

/** POST admin/unmatched-payments/{id}/keep/: an extension. Throws ApiError. */
export const leaveUnmatched = (seen: VersionedPayment, kept: LeaveUnmatchedForm): Promise<void> =>
  act(seen, 'keep', kept)

/** POST admin/unmatched-payments/{id}/undo/: an extension. Throws ApiError. */
export const undoPayment = (seen: VersionedPayment): Promise<void> => act(seen, 'undo', {})
