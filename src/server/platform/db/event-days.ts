import { type RawBuilder, sql } from 'kysely'
import { longestEvent } from '../../../lib/contract/services/event.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'

/*
 * An event of several days is coming until its last one. No event is longer than the longest, so that the index of first days finds
 * all of them.
 */

/** Whether an event goes on at a day or begins later. */
export const endsFrom = (day: string): RawBuilder<boolean> => sql<boolean>`(event.date >= ${earliest(day)}
  and (event.date >= ${day} or event.end_date >= ${day}))`

/** Whether an event was over before a day. */
export const endedBefore = (day: string): RawBuilder<boolean> =>
  sql<boolean>`(event.date < ${day} and event.end_date < ${day})`

/** Whether an event goes on at a day. */
export const goesOnAt = (day: string): RawBuilder<boolean> =>
  sql<boolean>`(event.date <= ${day} and ${endsFrom(day)})`

const earliest = (day: string) => dayAfter(day, -longestEvent)
