import { readList } from '../contract/base.ts'
import { PrayerRequest } from '../contract/prayer-request.ts'
import type { PrayerRequestForm } from '../contract/prayer-request-form.ts'
import { answerOf, api, bodyOf } from './client.ts'

/** GET prayer_requests/my/: the requests of the signed-in member. Throws ApiError. */
export async function listMyPrayerRequests(): Promise<PrayerRequest[]> {
  return readList(PrayerRequest, await bodyOf(api.get('prayer_requests/my/')))
}

/** GET prayer_requests/: the requests visible to the caller, newest first. Throws ApiError. */
export async function listPrayerRequests(): Promise<PrayerRequest[]> {
  return readList(PrayerRequest, await bodyOf(api.get('prayer_requests/')))
}

/** POST prayer_requests/create/: returns the new request. Throws ApiError, with the server's field errors. */
export function addPrayerRequest(form: PrayerRequestForm): Promise<PrayerRequest> {
  return answerOf(PrayerRequest, api.url('prayer_requests/create/').post(form))
}
