import { CompletedProfile } from '../contract/profile.ts'
import { answerOf, api } from './client.ts'

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
