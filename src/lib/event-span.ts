import { instantOf } from './instants.ts'
import { eventLength } from './upcoming.ts'

type Hours = { date: string; time: string; end_time: string }

/** The beginning that calendars get of an event without an hour. */
const assumedStart = '10:00'

/**
 * When an event begins and ends, as instants: from ten o'clock where it has no hour, and two hours where nobody said when it ends.
 * Invalid dates for a day that does not exist.
 */
export function spanOf({ date, time, end_time }: Hours, zone: string): { start: Date; end: Date } {
  const start = instantOf(zone, date, time || assumedStart)
  return { start, end: end_time ? instantOf(zone, date, end_time) : new Date(start.getTime() + eventLength) }
}
