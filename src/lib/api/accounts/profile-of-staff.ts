import { ApiError } from '../api-error.ts'
import { api, bodyOf } from '../client.ts'

/* Calls of /complete-profile that are loaded when they are needed: extensions (docs/decisions/accounts.md#invitation-links). */

/** POST profiles/later/: the profile may wait for 30 days. Returns the account. Throws ApiError. */
export const postponeOwnProfile = (): Promise<unknown> => bodyOf(api.url('profiles/later/').post())

/** POST profiles/staff/: fellowship and photograph of somebody who serves. Throws ApiError, 409 when it was completed before. */
export async function completeStaffProfile(form: FormData): Promise<void> {
  const { status } = await api.url('profiles/staff/').post(form).res()
  if (status !== 201) throw new ApiError(status)
}
