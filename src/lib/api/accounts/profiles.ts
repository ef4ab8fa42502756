import * as calls from '../../contract/accounts/calls/profiles.ts'
import { CompletedProfile, type ProfileChanges } from '../../contract/accounts/profile.ts'
import { ApiError } from '../api-error.ts'
import { call, request } from '../call.ts'

/** Returns the URL of the new photograph. Throws ApiError, 404 before the profile is complete. */
export async function sendPhotograph(photograph: File): Promise<string> {
  const body = new FormData()
  body.set('profile_image', photograph)
  return (await call(calls.sendPhotograph, { body })).profile_image
}

/** Throws ApiError. */
export const removePhotograph = () => call(calls.removePhotograph)

/** Throws ApiError, status 404 before the profile is complete. */
export const readProfile = () => call(calls.readProfile)

/** Only 200 is a success (spec 1 §7). Throws ApiError. */
export async function changeProfile(body: ProfileChanges): Promise<void> {
  const { status } = await request(calls.changeProfile, { body }).res()
  if (status !== 200) throw new ApiError(status)
}

/**
 * The multipart fields of complete-profile with the photograph; only 201 is a success (spec 1 §7).
 * Returns the photograph's URL, '' without one. Throws ApiError.
 */
export async function completeProfile(body: FormData): Promise<string> {
  const answer = await request(calls.completeProfile, { body }).res()
  if (answer.status !== 201) throw new ApiError(answer.status)
  // After 201 the profile is stored, whatever the body contains.
  const read = CompletedProfile.safeParse(await answer.json().catch(() => undefined))
  return read.success ? read.data.profile_image : ''
}
