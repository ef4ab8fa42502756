import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/care/calls/prayer-requests.ts'
import type {
  OwnPrayerRequest,
  PrayerRequest,
  PrayerRequestChange,
  PrayerRequestForm,
} from '../../contract/care/prayer-request.ts'
import { call, request } from '../call.ts'
import type { ListQuery } from '../list-query.ts'
import { withLocalFallback } from '../local-fallback.ts'

const answerOfPrayer = ({ is_answered }: Pick<PrayerRequest, 'is_answered'>) =>
  is_answered ? 'answered' : 'pending'

/** Throws ApiError; 409 when another user marked it first. */
export const answerPrayer = (seen: PrayerRequest, is_answered: boolean) =>
  call(calls.markAnswered, { id: seen.id, seen: answerOfPrayer(seen), body: { is_answered } })

/** The same, without a precondition; a backend that does not know the call leaves it on this device. Throws ApiError. */
export const markAnswered = (id: Id, is_answered: boolean): Promise<void> =>
  withLocalFallback(request(calls.markAnswered, { id, body: { is_answered } }).res())

/** Counts the member's prayer, at most once a day. */
export const prayFor = (id: Id): Promise<void> => withLocalFallback(request(calls.prayFor, { id }).res())

/** The requests visible to the caller, newest first. Throws ApiError. */
export const listPrayerRequests = (query?: ListQuery) => call(calls.listPrayerRequests, { query })

/**
 * Returns the new request. The payload is that of spec 1 §7 until somebody leaves out their name. Throws ApiError, with the server's field
 * errors.
 */
export const addPrayerRequest = ({ isAnonymous, ...form }: PrayerRequestForm): Promise<PrayerRequest> =>
  call(calls.addPrayerRequest, { body: isAnonymous ? { ...form, isAnonymous } : form })

/** Throws ApiError; 409 when the words were changed elsewhere meanwhile. */
export const changePrayer = ({ id, version }: OwnPrayerRequest, body: PrayerRequestChange) =>
  call(calls.changePrayer, { id, seen: version, body })

/** The bin keeps it for Undo. Throws ApiError. */
export const takeBackPrayer = ({ id, is_answered }: Pick<OwnPrayerRequest, 'id' | 'is_answered'>) =>
  call(calls.deletePrayer, { id, seen: answerOfPrayer({ is_answered }) })
