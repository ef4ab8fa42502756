import { CompletedProfile, Profile, type ProfileChanges } from '../../contract/accounts/profile.ts'
import { ApiError } from '../api-error.ts'
import { answerOf, api } from '../client.ts'

/** PUT profiles/image/: returns the URL of the new photograph. Throws ApiError, 404 before the profile is complete. */
export async function sendPhotograph(photograph: File): Promise<string> {
  const form = new FormData()
  form.set('profile_image', photograph)
  const { profile_image } = await answerOf(CompletedProfile, api.url('profiles/image/').put(form))
  return profile_image
}

/** DELETE profiles/image/. Throws ApiError. */
export async function removePhotograph(): Promise<void> {
  await api.url('profiles/image/').delete().res()
}

/** GET profiles/. Throws ApiError, status 404 before the profile is complete. */
export const readProfile = (): Promise<Profile> => answerOf(Profile, api.get('profiles/'))

/** PUT profiles/: only 200 is a success (spec 1 §7). Throws ApiError. */
export async function changeProfile(changes: ProfileChanges): Promise<void> {
  const { status } = await api.url('profiles/').put(changes).res()
  if (status !== 200) throw new ApiError(status)
}

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
