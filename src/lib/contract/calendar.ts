import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'
import { Words } from './base.ts'

/** A user's calendar address: when it was created, and the day on which it was last read; null for none. */
export const CalendarAddressAnswer = z.strictObject({ created_at: wordsOrNull, last_read_on: wordsOrNull })
export type CalendarAddressAnswer = z.infer<typeof CalendarAddressAnswer>

/** A new calendar address. Only this response contains its path. */
export const NewCalendarAddressAnswer = z.strictObject({
  path: words,
  created_at: wordsOrNull,
  last_read_on: wordsOrNull,
})

/** Only the response that creates the address contains `path`. A missing timestamp is ''. */
export const CalendarAddress = z.looseObject({ path: Words, created_at: Words, last_read_on: Words })
export type CalendarAddress = z.infer<typeof CalendarAddress>
