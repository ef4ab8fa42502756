import { type Id, readList } from '../../contract/base.ts'
import {
  OwnPrayerRequest,
  PrayerRequest,
  type PrayerRequestChange,
  type PrayerRequestForm,
} from '../../contract/care/prayer-request.ts'
import { answerOf, api, bodyOf } from '../client.ts'
import { ifMatch } from '../if-match.ts'
import { send } from '../local-fallback.ts'
import { resource } from '../resource.ts'

export const answerOfPrayer = ({ is_answered }: Pick<PrayerRequest, 'is_answered'>) =>
  is_answered ? 'answered' : 'pending'

/** POST prayer_requests/{id}/answered/: an extension. Throws ApiError; 409 when another user marked it first. */
export async function answerPrayer(seen: PrayerRequest, is_answered: boolean): Promise<void> {
  await api
    .url(`prayer_requests/${seen.id}/answered/`)
    .headers(ifMatch(answerOfPrayer(seen)))
    .post({ is_answered })
    .res()
}

/** The same, without a precondition; a backend that does not know the call leaves it on this device. Throws ApiError. */
export const markAnswered = (id: Id, is_answered: boolean): Promise<void> =>
  send(`prayer_requests/${id}/answered/`, { is_answered })

/** POST prayer_requests/{id}/pray/: counts the member's prayer, at most once a day. */
export const prayFor = (id: Id): Promise<void> => send(`prayer_requests/${id}/pray/`)

/** GET fellowships/{id}/prayer-requests/ */
export const listFellowshipPrayers = async (id: Id): Promise<PrayerRequest[]> =>
  readList(PrayerRequest, await bodyOf(api.get(`fellowships/${id}/prayer-requests/`)))

/** GET prayer_requests/: the requests visible to the caller, newest first. Throws ApiError. */
export async function listPrayerRequests(): Promise<PrayerRequest[]> {
  return readList(PrayerRequest, await bodyOf(api.get('prayer_requests/')))
}

/**
 * POST prayer_requests/create/: returns the new request. The payload is that of spec 1 §7 until somebody leaves out their name. Throws ApiError,
 * with the server's field errors.
 */
export function addPrayerRequest({ isAnonymous, ...form }: PrayerRequestForm): Promise<PrayerRequest> {
  return answerOf(
    PrayerRequest,
    api.url('prayer_requests/create/').post(isAnonymous ? { ...form, isAnonymous } : form),
  )
}

export const prayerCalls = resource<PrayerRequest, never>('prayer_requests', PrayerRequest)

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
  const seen = answerOfPrayer({ is_answered })
  await api.url(`prayer_requests/${id}/`).headers(ifMatch(seen)).delete().res()
}
