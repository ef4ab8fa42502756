import * as calls from '../../contract/accounts/calls/profile-of-staff.ts'
import { ApiError } from '../api-error.ts'
import { request } from '../call.ts'
import { bodyOf } from '../client.ts'

/* Calls of /complete-profile that are loaded when they are needed: extensions (docs/decisions/accounts.md#invitation-links). */

/** The profile may wait for 30 days. Returns the account. Throws ApiError. */
export const postponeOwnProfile = (): Promise<unknown> => bodyOf(request(calls.postponeProfile))

/** Fellowship and photograph of somebody who serves. Throws ApiError, 409 when it was completed before. */
export async function completeStaffProfile(body: FormData): Promise<void> {
  const { status } = await request(calls.completeStaffProfile, { body }).res()
  if (status !== 201) throw new ApiError(status)
}
