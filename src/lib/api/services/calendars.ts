import { CalendarAddress } from '../../contract/services/calendar.ts'
import { answerOf, api } from '../client.ts'

/** GET users/me/calendar/: when the user's calendar address was created and last read. Throws ApiError. */
export const readCalendarAddress = (): Promise<CalendarAddress> =>
  answerOf(CalendarAddress, api.get('users/me/calendar/'))

/** POST users/me/calendar/: creates a new address; the previous one becomes invalid. Throws ApiError. */
export const makeCalendarAddress = (): Promise<CalendarAddress> =>
  answerOf(CalendarAddress, api.url('users/me/calendar/').post())

/** DELETE users/me/calendar/: revokes the calendar address. Throws ApiError. */
export async function revokeCalendarAddress(): Promise<void> {
  await api.url('users/me/calendar/').delete().res()
}
