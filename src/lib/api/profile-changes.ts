import type { PersonalDetails } from '../contract/personal-details.ts'
import type { ProfileChanges } from '../contract/profile-changes.ts'
import { Profile } from '../contract/stored-profile.ts'
import { ApiError } from './api-error.ts'
import { answerOf, api } from './client.ts'

/* Separate from profiles.ts, so that the complete-profile page does not load this code. */

/** GET profiles/. Throws ApiError, status 404 before the profile is complete. */
export const readProfile = (): Promise<Profile> => answerOf(Profile, api.get('profiles/'))

/** PUT profiles/: only 200 is a success (spec 1 §7). Throws ApiError. */
export async function changeProfile(changes: ProfileChanges): Promise<void> {
  const { status } = await api.url('profiles/').put(changes).res()
  if (status !== 200) throw new ApiError(status)
}

/** PATCH users/update/{username}/. Returns the account if the response contains it. Throws ApiError. */
export async function changePersonalDetails(username: string, details: PersonalDetails): Promise<unknown> {
  const answer = await api
    .url(`users/update/${encodeURIComponent(username)}/`)
    .patch(details)
    .res()
  return answer.json().catch(() => undefined)
}
