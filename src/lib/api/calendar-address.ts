import * as z from 'zod/mini'
import { Words } from '../contract/base.ts'
import { answerOf, api } from './client.ts'

/** `path` is told only when the address is made. Moments are '' for none. */
const CalendarAddress = z.looseObject({ path: Words, created_at: Words, last_read_on: Words })
export type CalendarAddress = z.infer<typeof CalendarAddress>

/** GET users/me/calendar/: when my calendar address was made and last read. Throws ApiError. */
export const readCalendarAddress = (): Promise<CalendarAddress> =>
  answerOf(CalendarAddress, api.get('users/me/calendar/'))

/** POST users/me/calendar/: a new address; the one before holds no longer. Throws ApiError. */
export const makeCalendarAddress = (): Promise<CalendarAddress> =>
  answerOf(CalendarAddress, api.url('users/me/calendar/').post())

/** DELETE users/me/calendar/: nobody reads my calendar any more. Throws ApiError. */
export async function takeCalendarAddressBack(): Promise<void> {
  await api.url('users/me/calendar/').delete().res()
}
