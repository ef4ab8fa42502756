import * as calls from '../../contract/services/calls/calendars.ts'
import { call } from '../call.ts'

/* The user's calendar address: an extension. Each throws ApiError. */

/** When it was created and last read. */
export const readCalendarAddress = () => call(calls.readCalendarAddress)

/** Creates a new address; the previous one becomes invalid. */
export const makeCalendarAddress = () => call(calls.makeCalendarAddress)

export const revokeCalendarAddress = () => call(calls.revokeCalendarAddress)
