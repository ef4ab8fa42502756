import * as z from 'zod/mini'
import { type Exact, readerOf, text, textOrNull } from '../fields.ts'

/** A user's calendar address: when it was created, and the day on which it was last read; null for none. */
const fields = { created_at: textOrNull, last_read_on: textOrNull }

/** Only the response that creates the address contains its path. */
const created = { path: text, ...fields }

export const CalendarAddress = readerOf(created)
export type CalendarAddress = z.infer<typeof CalendarAddress>

export const CalendarAddressAnswer = z.strictObject(fields)
export type CalendarAddressAnswer = Exact<typeof fields>

export const NewCalendarAddressAnswer = z.strictObject(created)
