import { CompletedProfile } from '../contract/profile.ts'
import { ApiError } from './api-error.ts'
import { api } from './client.ts'

/**
 * POST profiles/: the multipart fields of complete-profile with the photograph; only 201 is a success (spec 1 §7).
 * Returns the photograph's URL, '' without one. Throws ApiError.
 */
export async function completeProfile(form: FormData): Promise<string> {
  const answer = await api.url('profiles/').post(form).res()
  if (answer.status !== 201) throw new ApiError(answer.status)
  // After 201 the profile is stored, whatever the body contains.
  const read = CompletedProfile.safeParse(await answer.json().catch(() => undefined))
  return read.success ? read.data.profile_image : ''
}
