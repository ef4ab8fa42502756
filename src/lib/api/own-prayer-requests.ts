import { readList } from '../contract/base.ts'
import { OwnPrayerRequest, type PrayerRequestChange } from '../contract/own-prayer-request.ts'
import { answerOf, api, bodyOf } from './client.ts'
import { ifMatch } from './if-match.ts'

/** GET prayer_requests/my/: the requests of the signed-in member. Throws ApiError. */
export async function listMyPrayerRequests(): Promise<OwnPrayerRequest[]> {
  return readList(OwnPrayerRequest, await bodyOf(api.get('prayer_requests/my/')))
}

/** PUT prayer_requests/{id}/: an extension. Throws ApiError; 409 when the words were changed elsewhere meanwhile. */
export const changePrayer = (
  { id, version }: OwnPrayerRequest,
  words: PrayerRequestChange,
): Promise<OwnPrayerRequest> =>
  answerOf(OwnPrayerRequest, api.url(`prayer_requests/${id}/`).headers(ifMatch(version)).put(words))

/** DELETE prayer_requests/{id}/: an extension; the bin keeps it for Undo. Throws ApiError. */
export async function takeBackPrayer({ id, is_answered }: OwnPrayerRequest): Promise<void> {
  const seen = is_answered ? 'answered' : 'pending'
  await api.url(`prayer_requests/${id}/`).headers(ifMatch(seen)).delete().res()
}
