import { ActivitySignup } from '../contract/activity.ts'
import { readList } from '../contract/base.ts'
import { api, bodyOf } from './client.ts'

/** GET activities/my/: the youth activities that the member signed up for, by their slugs. Throws ApiError. */
export async function listMyActivities(): Promise<string[]> {
  const answer = await bodyOf(api.get('activities/my/'))
  return readList(ActivitySignup, answer).map(({ activity }) => activity)
}
