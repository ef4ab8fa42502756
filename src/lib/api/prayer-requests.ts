import { readList } from '../contract/base.ts'
import { PrayerRequest } from '../contract/prayer-request.ts'
import { api, bodyOf } from './client.ts'

/** GET prayer_requests/my/: the requests of the signed-in member. Throws ApiError. */
export async function listMyPrayerRequests(): Promise<PrayerRequest[]> {
  return readList(PrayerRequest, await bodyOf(api.get('prayer_requests/my/')))
}
