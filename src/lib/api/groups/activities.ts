import { readList } from '../../contract/base.ts'
import { Activity, type ActivityForm, ActivityGuest, ActivitySignup } from '../../contract/groups/activity.ts'
import { answerOf, api, bodyOf } from '../client.ts'
import { send, withLocalFallback } from '../local-fallback.ts'

/** GET activities/my/: the youth activities that the member signed up for. Throws ApiError. */
export const listMyActivities = async (): Promise<ActivitySignup[]> =>
  readList(ActivitySignup, await bodyOf(api.get('activities/my/')))

/** GET activities/: all activities with their number of sign-ups. Throws ApiError. */
export const listActivities = async (): Promise<Activity[]> =>
  readList(Activity, await bodyOf(api.get('activities/')))

/** GET activities/signups/: sign-ups for the activities that the caller manages. Throws ApiError. */
export const listActivityGuests = async (): Promise<ActivityGuest[]> =>
  readList(ActivityGuest, await bodyOf(api.get('activities/signups/')))

/** PUT activities/{slug}/: changes capacity and manager. Throws ApiError; 409 when another user changed it first. */
export const changeActivity = (slug: string, form: ActivityForm): Promise<Activity> =>
  answerOf(Activity, api.url(`activities/${slug}/`).put(form))

/** POST activities/{activity}/signup/: idempotent. */
export const signUpFor = (activity: string): Promise<void> => send(`activities/${activity}/signup/`)

/** DELETE activities/{activity}/signup/. */
export const withdrawSignUp = (activity: string): Promise<void> =>
  withLocalFallback(api.url(`activities/${activity}/signup/`).delete().res())
